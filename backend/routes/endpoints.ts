import { ADDRESS_ENDPOINTS } from './addresses'
import { APP_CONFIG_ENDPOINTS } from './app-config'
import { BOOKMARK_ENDPOINTS } from './bookmarks'
import { CHECKOUT_ENDPOINTS } from './checkout'
import { DEAL_ENDPOINTS } from './deals'
import type { Endpoint } from './endpoint'
import { GIFT_CARD_ENDPOINTS } from './gift-cards'
import { ORDER_ENDPOINTS } from './orders'
import { PLACE_ENDPOINTS } from './places'
import { PROFILE_ENDPOINTS } from './profile'
import { SCAN_ENDPOINTS } from './scan'
import { SESSION_ENDPOINTS } from './session'
import { STORE_ENDPOINTS } from './stores'

/** Every implemented call; a call of the contract that is missing here returns RC 404. */
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
]
