import { deleteAccount, exportAccount } from './account-data'
import { deleteAddress, deleteAddressById, listAddresses, saveAddress } from './addresses'
import { allInOne } from './all-in-one'
import { readAppConfig } from './app-config'
import { changeBookmarks, listBookmarks } from './bookmarks'
import { removeCard } from './cards'
import { sendContactMessage } from './contact'
import { confirmEmail, resetPassword, updateEmail, updatePassword, updatePhone } from './credentials'
import { listCategories, listFilters, listShortcuts, listSorts } from './deal-categories'
import { readDeal } from './deal-detail'
import { listDeals } from './deals'
import type { Call } from './define-call'
import { registerDevice } from './devices'
import { listGiftCardHistory, listGiftCards, readGiftCard, takeBackGiftCard, transferGiftCard } from './gift-cards'
import { readMenu } from './menu'
import { readOrder } from './order-detail'
import { addComment, addReview, listOrders } from './orders'
import { paypalExpress } from './paypal-express'
import { autocompletePlaces, readPlace, reverseGeocode } from './places'
import { readPoints } from './points'
import { claimProfile, readProfile, updateProfile } from './profile'
import { quote } from './quote'
import { listReviews } from './reviews'
import { instantPay, parseQr } from './scan'
import { login, logout, ping, register, requestCode } from './session'
import { readStore } from './store-detail'
import { listProducts, listStores } from './stores'
import { suggest } from './suggest'

/** The OpenAPI document and the gateway's list of allowed calls are built from it. */
export const CALLS: readonly Call[] = [
  login,
  register,
  requestCode,
  ping,
  logout,
  readProfile,
  updateProfile,
  claimProfile,
  updateEmail,
  confirmEmail,
  exportAccount,
  deleteAccount,
  updatePhone,
  resetPassword,
  updatePassword,
  registerDevice,
  readPoints,
  removeCard,
  listAddresses,
  saveAddress,
  deleteAddress,
  deleteAddressById,
  listOrders,
  readOrder,
  addComment,
  addReview,
  quote,
  allInOne,
  paypalExpress,
  listGiftCards,
  readGiftCard,
  listGiftCardHistory,
  transferGiftCard,
  takeBackGiftCard,
  listBookmarks,
  changeBookmarks,
  readStore,
  listStores,
  listProducts,
  suggest,
  listReviews,
  readMenu,
  listDeals,
  readDeal,
  listCategories,
  listFilters,
  listSorts,
  listShortcuts,
  readAppConfig,
  sendContactMessage,
  autocompletePlaces,
  readPlace,
  reverseGeocode,
  parseQr,
  instantPay,
]
