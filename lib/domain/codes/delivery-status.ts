/** How far an order's preparation and delivery are. Other systems know more values between these. */
export const DELIVERY_STATUS = { waiting: 0, preparing: 115, delivered: 200 } as const

/** Whether the store has started to prepare: from then on nothing about the order can be changed by its customer. */
export function isPreparationStarted(deliveryStatus: number): boolean {
  return deliveryStatus >= DELIVERY_STATUS.preparing
}
