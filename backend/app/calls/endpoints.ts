import type { Endpoint } from '@/backend/calls/endpoint'
import { APP_CONFIG_ENDPOINTS } from '@/backend/catalogue/routes/app-config'
import { dealEndpoints } from '@/backend/catalogue/routes/deals'
import { PLACE_ENDPOINTS } from '@/backend/catalogue/routes/places'
import { SCAN_ENDPOINTS } from '@/backend/catalogue/routes/scan'
import { STORE_ENDPOINTS } from '@/backend/catalogue/routes/stores'
import { SUGGEST_ENDPOINTS } from '@/backend/catalogue/routes/suggest'
import { CHECKOUT_ENDPOINTS } from '@/backend/checkout/routes'
import { ADDRESS_ENDPOINTS } from '@/backend/customers/routes/addresses'
import { BOOKMARK_ENDPOINTS } from '@/backend/customers/routes/bookmarks'
import { CONTACT_ENDPOINTS } from '@/backend/customers/routes/contact'
import { CREDENTIAL_ENDPOINTS } from '@/backend/customers/routes/credentials'
import { PROFILE_ENDPOINTS } from '@/backend/customers/routes/profile'
import { SESSION_ENDPOINTS } from '@/backend/customers/routes/session'
import { readDealReviews } from '@/backend/orders/reviews/list-reviews'
import { GIFT_CARD_ENDPOINTS } from '@/backend/orders/routes/gift-cards'
import { ORDER_ENDPOINTS } from '@/backend/orders/routes/orders'
import { POINT_ENDPOINTS } from '@/backend/orders/routes/points'
import { REVIEW_ENDPOINTS } from '@/backend/orders/routes/reviews'
import { PRIVACY_ENDPOINTS } from '@/backend/privacy/routes'

/** A call of the contract that is missing here returns RC 404. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...SESSION_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...CREDENTIAL_ENDPOINTS,
  ...PRIVACY_ENDPOINTS,
  ...ADDRESS_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...BOOKMARK_ENDPOINTS,
  ...GIFT_CARD_ENDPOINTS,
  ...POINT_ENDPOINTS,
  ...dealEndpoints(readDealReviews),
  ...STORE_ENDPOINTS,
  ...SUGGEST_ENDPOINTS,
  ...PLACE_ENDPOINTS,
  ...SCAN_ENDPOINTS,
  ...APP_CONFIG_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
]
