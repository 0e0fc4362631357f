/** Minutes from an order for as soon as possible until its customer has it. */
export interface Estimate {
  from: number
  to: number
}

/** By order type; absent where none is known, or the store takes no such order at the moment. */
export type StoreEstimates = Partial<Record<'delivery' | 'pickup' | 'eatin', Estimate>>
