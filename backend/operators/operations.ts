import { addAccount, listAccounts, revokeAccount } from '@/backend/operators/accounts/account-operations'
import { listAudit } from '@/backend/operators/accounts/list-audit'
import { readSelf } from '@/backend/operators/accounts/self'
import { attendStores } from '@/backend/operators/attendance/attend-stores'
import { changeCoupon, listCoupons } from '@/backend/operators/coupons/coupon-operations'
import { addCoupon } from '@/backend/operators/coupons/new-coupon'
import { deleteCustomer, exportCustomer, keepCustomer } from '@/backend/operators/customers/customer-data'
import {
  blockCustomer,
  findCustomers,
  readCustomer,
  unblockCustomer,
} from '@/backend/operators/customers/customer-operations'
import { findGiftCards, voidGiftCard } from '@/backend/operators/gift-cards/gift-card-operations'
import { readHours, setHours } from '@/backend/operators/hours/hours-operations'
import { listItems, setItemPrice, setItemStock } from '@/backend/operators/items/item-operations'
import { listJobs, retryJob } from '@/backend/operators/jobs/job-operations'
import type { CalledOperation, Operation } from '@/backend/operators/operation/operation'
import { exportOrders } from '@/backend/operators/order-export/export-operation'
import { addSurcharge, refundOrder } from '@/backend/operators/orders/order-money'
import { listOrders, readOrder } from '@/backend/operators/orders/order-reads'
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  prepareOrder,
  promiseOrder,
  startOrder,
} from '@/backend/operators/orders/order-steps'
import { answerReview, replyToOrder, resendMail } from '@/backend/operators/orders/order-words'
import {
  checkPayments,
  listPayments,
  retryPaymentNow,
  settleCredit,
  showPayment,
} from '@/backend/operators/payments/payment-operations'
import { hideReview, listReviews, unhideReview } from '@/backend/operators/reviews/review-operations'
import { exportSales } from '@/backend/operators/sales/sales-operations'
import { listDomains, listStores } from '@/backend/operators/stores/list-stores'
import { closeStore, openStore } from '@/backend/operators/stores/open-store'
import { changeDomain } from '@/backend/operators/stores/store-domain'
import { closeToday, makeBusy, pauseStore, resumeStore } from '@/backend/operators/stores/store-pauses'
import { setCompletion, showWebhookSecret } from '@/backend/operators/stores/store-settings'
import { listTaxes, setTaxes } from '@/backend/operators/taxes/tax-operations'

/** All operations, in the order of their documentation; `/orders/export` is before `/orders/{id}`, which it matches. */
export const OPERATIONS: readonly Operation[] = [
  listOrders,
  exportOrders,
  readOrder,
  acceptOrder,
  promiseOrder,
  startOrder,
  prepareOrder,
  completeOrder,
  cancelOrder,
  refundOrder,
  addSurcharge,
  replyToOrder,
  answerReview,
  resendMail,
  listPayments,
  showPayment,
  retryPaymentNow,
  settleCredit,
  checkPayments,
  listJobs,
  retryJob,
  listStores,
  listDomains,
  openStore,
  closeStore,
  pauseStore,
  closeToday,
  makeBusy,
  resumeStore,
  attendStores,
  changeDomain,
  showWebhookSecret,
  setCompletion,
  readHours,
  setHours,
  listItems,
  setItemStock,
  setItemPrice,
  listTaxes,
  setTaxes,
  listCoupons,
  addCoupon,
  changeCoupon,
  findCustomers,
  readCustomer,
  blockCustomer,
  unblockCustomer,
  exportCustomer,
  deleteCustomer,
  keepCustomer,
  findGiftCards,
  voidGiftCard,
  listReviews,
  hideReview,
  unhideReview,
  exportSales,
  readSelf,
  listAccounts,
  addAccount,
  revokeAccount,
  listAudit,
]

/** The operations that have a call. */
export const CALLS: readonly CalledOperation[] = OPERATIONS.filter((operation) => operation.commandOnly === undefined)
