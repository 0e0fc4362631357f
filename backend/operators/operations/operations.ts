import { changeCoupon, listCoupons } from './coupons'
import { blockCustomer, findCustomers, readCustomer, unblockCustomer } from './customers'
import type { Operation } from './define-operation'
import { listItems, setItemPrice, setItemStock } from './items'
import { addSurcharge, refundOrder } from './order-money'
import { listOrders, readOrder } from './order-reads'
import { acceptOrder, cancelOrder, completeOrder, startOrder } from './order-steps'
import { answerReview, replyToOrder, resendMail } from './order-words'
import { exportSales } from './sales'

/** All operations, in the order of their documentation. */
export const OPERATIONS: readonly Operation[] = [
  listOrders,
  readOrder,
  acceptOrder,
  startOrder,
  completeOrder,
  cancelOrder,
  refundOrder,
  addSurcharge,
  replyToOrder,
  answerReview,
  resendMail,
  listItems,
  setItemStock,
  setItemPrice,
  listCoupons,
  changeCoupon,
  findCustomers,
  readCustomer,
  blockCustomer,
  unblockCustomer,
  exportSales,
] as Operation[]
