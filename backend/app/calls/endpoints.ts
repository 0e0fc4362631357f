import type { Endpoint } from '@/backend/calls/endpoint'
import { APP_CONFIG_ENDPOINTS } from '@/backend/catalogue/routes/app-config'
import { DEAL_ENDPOINTS } from '@/backend/catalogue/routes/deals'
import { PLACE_ENDPOINTS } from '@/backend/catalogue/routes/places'
import { SCAN_ENDPOINTS } from '@/backend/catalogue/routes/scan'
import { STORE_ENDPOINTS } from '@/backend/catalogue/routes/stores'
import { CHECKOUT_ENDPOINTS } from '@/backend/checkout/routes'
import { ADDRESS_ENDPOINTS } from '@/backend/customers/routes/addresses'
import { BOOKMARK_ENDPOINTS } from '@/backend/customers/routes/bookmarks'
import { CONTACT_ENDPOINTS } from '@/backend/customers/routes/contact'
import { PROFILE_ENDPOINTS } from '@/backend/customers/routes/profile'
import { SESSION_ENDPOINTS } from '@/backend/customers/routes/session'
import { GIFT_CARD_ENDPOINTS } from '@/backend/orders/routes/gift-cards'
import { ORDER_ENDPOINTS } from '@/backend/orders/routes/orders'

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
