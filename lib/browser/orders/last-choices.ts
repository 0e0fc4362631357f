import { createStored } from '@/lib/browser/storage/stored'

/** The choices of the customer's last order; undefined for what no order has had yet. */
export interface LastChoices {
  fulfilmentMethod?: number
  /** a `PAYMENT_METHOD` code */
  paymentMethod?: number
  /** the last four digits of a card that was saved */
  cardEnd?: string
}

export const LAST_CHOICES_KEY = 'plaza:last-choices'

const code = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : undefined)

export const lastChoices = createStored<LastChoices>(LAST_CHOICES_KEY, {}, (json) => {
  if (typeof json !== 'object' || json === null) return undefined
  const { fulfilmentMethod, paymentMethod, cardEnd } = json as Record<keyof LastChoices, unknown>
  return {
    fulfilmentMethod: code(fulfilmentMethod),
    paymentMethod: code(paymentMethod),
    cardEnd: typeof cardEnd === 'string' ? cardEnd : undefined,
  }
})
