/** Other systems use more values in between. */
export const DELIVERY_STATUS = { waiting: 0, preparing: 115, delivered: 200 } as const

/** Whether the store has started preparing; from then on the customer cannot change the order. */
export function isPreparationStarted(deliveryStatus: number): boolean {
  return deliveryStatus >= DELIVERY_STATUS.preparing
}
