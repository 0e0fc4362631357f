import { z } from 'zod'
import type { ProviderRecord } from '@/backend/providers/payment-provider'
import { toMinor } from '@/lib/domain/money/decimals'

const money = z.object({ currency_code: z.string(), value: z.string() })
const list = z.array(z.object({ id: z.string(), status: z.string(), amount: money })).optional()

export const paypalRefund = z.object({ id: z.string(), status: z.string() })

/** The part of an order of PayPal that we read. */
export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(z.object({ payments: z.object({ captures: list, refunds: list }).optional() })).optional(),
})
export type PaypalOrder = z.output<typeof paypalOrder>

/** An order has one unit, which is captured once. */
export function captureOf({ purchase_units }: PaypalOrder) {
  return purchase_units?.[0]?.payments?.captures?.at(-1)
}

/** What became of an order; null until it is captured: PayPal takes no money before. */
export function toRecord(order: PaypalOrder): ProviderRecord | null {
  const captured = captureOf(order)
  if (!captured) return order.status === 'VOIDED' ? { outcome: 'canceled', amount: 0, currency: '', returned: 0 } : null
  const { currency_code: currency, value } = captured.amount
  const amount = toMinor(Number(value), currency)
  return { outcome: outcomeOf(captured.status), amount, currency, returned: returnedOf(order) }
}

/** Minor units of the refunds that PayPal has made. */
function returnedOf({ purchase_units }: PaypalOrder): number {
  const refunds = purchase_units?.[0]?.payments?.refunds ?? []
  const made = refunds.filter(({ status }) => status === 'COMPLETED')
  return made.reduce((sum, { amount }) => sum + toMinor(Number(amount.value), amount.currency_code), 0)
}

/** A capture that was refunded had succeeded. */
function outcomeOf(status: string): ProviderRecord['outcome'] {
  if (status === 'PENDING') return 'pending'
  return status === 'DECLINED' || status === 'FAILED' ? 'declined' : 'succeeded'
}
