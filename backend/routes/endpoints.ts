import { APP_CONFIG_ENDPOINTS } from '@/backend/routes/catalogue/app-config'
import { DEAL_ENDPOINTS } from '@/backend/routes/catalogue/deals'
import { PLACE_ENDPOINTS } from '@/backend/routes/catalogue/places'
import { SCAN_ENDPOINTS } from '@/backend/routes/catalogue/scan'
import { STORE_ENDPOINTS } from '@/backend/routes/catalogue/stores'
import { ADDRESS_ENDPOINTS } from '@/backend/routes/customers/addresses'
import { BOOKMARK_ENDPOINTS } from '@/backend/routes/customers/bookmarks'
import { CONTACT_ENDPOINTS } from '@/backend/routes/customers/contact'
import { GIFT_CARD_ENDPOINTS } from '@/backend/routes/customers/gift-cards'
import { PROFILE_ENDPOINTS } from '@/backend/routes/customers/profile'
import { SESSION_ENDPOINTS } from '@/backend/routes/customers/session'
import { CHECKOUT_ENDPOINTS } from '@/backend/routes/orders/checkout'
import { ORDER_ENDPOINTS } from '@/backend/routes/orders/orders'
import type { Endpoint } from './endpoint'

/** A call of the contract that is missing here returns RC 404. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...SESSION_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...ADDRESS_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...BOOKMARK_ENDPOINTS,
  ...GIFT_CARD_ENDPOINTS,
  ...DEAL_ENDPOINTS,
  ...STORE_ENDPOINTS,
  ...PLACE_ENDPOINTS,
  ...SCAN_ENDPOINTS,
  ...APP_CONFIG_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
]
