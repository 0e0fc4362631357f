import { deleteAddress, deleteAddressById, listAddresses, saveAddress } from './addresses'
import { readAppConfig } from './app-config'
import { changeBookmarks, listBookmarks } from './bookmarks'
import { allInOne, paypalExpress, quote } from './checkout'
import {
  confirmEmail,
  deleteAccount,
  exportAccount,
  readPoints,
  readProfile,
  registerDevice,
  resetPassword,
  updateEmail,
  updatePassword,
  updatePhone,
  updateProfile,
} from './customers'
import { listCategories, listDeals, listFilters, listShortcuts, listSorts, readDeal } from './deals'
import type { Call } from './define-call'
import { listGiftCardHistory, listGiftCards, readGiftCard, takeBackGiftCard, transferGiftCard } from './gift-cards'
import { readMenu } from './menu'
import { addComment, addReview, listOrders, readOrder } from './orders'
import { autocompletePlaces, readPlace, reverseGeocode } from './places'
import { listReviews } from './reviews'
import { instantPay, parseQr } from './scan'
import { login, logout, ping, register, requestCode } from './session'
import { listProducts, listStores, readStore } from './stores'

/** The OpenAPI document and the gateway's list of allowed calls are built from it. */
export const CALLS: readonly Call[] = [
  login,
  register,
  requestCode,
  ping,
  logout,
  readProfile,
  updateProfile,
  updateEmail,
  confirmEmail,
  exportAccount,
  deleteAccount,
  updatePhone,
  resetPassword,
  updatePassword,
  registerDevice,
  readPoints,
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
  listReviews,
  readMenu,
  listDeals,
  readDeal,
  listCategories,
  listFilters,
  listSorts,
  listShortcuts,
  readAppConfig,
  autocompletePlaces,
  readPlace,
  reverseGeocode,
  parseQr,
  instantPay,
]
