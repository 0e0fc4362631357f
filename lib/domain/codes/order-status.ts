import { nameFinder } from './name-finder'

/** Order statuses, as on the wire and in the database. */
export const ORDER_STATUS = {
  pending: 1,
  processing: 2,
  payment_review: 3,
  completed: 4,
  canceled: 5,
  closed: 6,
  pending_payment: 7,
} as const

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

/** Null for an unknown number. */
export const orderStatusName = nameFinder(ORDER_STATUS)

export function isOrderStatus(status: number | null): status is OrderStatus {
  return orderStatusName(status) !== null
}

/** Waiting for the store, or being prepared. */
export function isActiveStatus(status: number | null): boolean {
  return status === ORDER_STATUS.pending || status === ORDER_STATUS.processing
}

/** Delivered and paid, whether or not the store has closed it. */
export function isCompletedStatus(status: number | null): boolean {
  return status === ORDER_STATUS.completed || status === ORDER_STATUS.closed
}

export function isFinishedStatus(status: number | null): boolean {
  return isCompletedStatus(status) || status === ORDER_STATUS.canceled
}

/** Other systems use more values between these. */
export const DELIVERY_STATUS = { waiting: 0, preparing: 115, delivered: 200 } as const

/** Whether the store has started preparing; from then on the customer cannot change the order. */
export function isPreparationStarted(deliveryStatus: number): boolean {
  return deliveryStatus >= DELIVERY_STATUS.preparing
}
