import { changeCoupon, listCoupons } from '@/backend/operators/coupons/coupon-operations'
import {
  blockCustomer,
  findCustomers,
  readCustomer,
  unblockCustomer,
} from '@/backend/operators/customers/customer-operations'
import { listItems, setItemPrice, setItemStock } from '@/backend/operators/items/item-operations'
import type { Operation } from '@/backend/operators/operation/operation'
import { addSurcharge, refundOrder } from '@/backend/operators/orders/order-money'
import { listOrders, readOrder } from '@/backend/operators/orders/order-reads'
import { acceptOrder, cancelOrder, completeOrder, startOrder } from '@/backend/operators/orders/order-steps'
import { answerReview, replyToOrder, resendMail } from '@/backend/operators/orders/order-words'
import { exportSales } from '@/backend/operators/sales/sales-operations'

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
