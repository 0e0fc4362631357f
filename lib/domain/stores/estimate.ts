/** Minutes from an order for as soon as possible until its customer has it. */
export interface Estimate {
  from: number
  to: number
}

/** By fulfilment method; absent where none is known, or the store takes no such order at the moment. */
export type StoreEstimates = Partial<Record<'delivery' | 'pickup' | 'eatin', Estimate>>

/** Whether it hands over what is ordered from its menu: only then an API tells how long that takes. */
export function takesOrders({ estimates }: { estimates: StoreEstimates }): boolean {
  return Object.values(estimates).some((estimate) => estimate !== undefined)
}
