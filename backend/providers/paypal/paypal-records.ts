import { z } from 'zod'
import type { ProviderRecord, ProviderRefund } from '@/backend/providers/payment-provider'
import { toMinor } from '@/lib/domain/money/decimals'

const money = z.object({ currency_code: z.string(), value: z.string() })
const list = z
  .array(z.object({ id: z.string(), status: z.string(), amount: money, custom_id: z.string().optional() }))
  .optional()

export const paypalRefund = z.object({ id: z.string(), status: z.string() })

export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(z.object({ payments: z.object({ captures: list, refunds: list }).optional() })).optional(),
})
export type PaypalOrder = z.output<typeof paypalOrder>

/** The capture of an order, which has one unit. */
export function captureOf({ purchase_units }: PaypalOrder) {
  return purchase_units?.[0]?.payments?.captures?.at(-1)
}

/** Null until the order is captured: PayPal takes no money before. */
export function toRecord(order: PaypalOrder): ProviderRecord | null {
  const captured = captureOf(order)
  if (!captured) return order.status === 'VOIDED' ? { outcome: 'canceled', amount: 0, currency: '', refunds: [] } : null
  const { currency_code: currency, value } = captured.amount
  const amount = toMinor(Number(value), currency)
  return { outcome: outcomeOf(captured.status), amount, currency, refunds: refundsOf(order) }
}

/** The completed refunds; `custom_id` is our key. */
function refundsOf({ purchase_units }: PaypalOrder): ProviderRefund[] {
  const refunds = purchase_units?.[0]?.payments?.refunds ?? []
  const made = refunds.filter(({ status }) => status === 'COMPLETED')
  return made.map(({ amount, custom_id }) => ({
    key: custom_id || null,
    amount: toMinor(Number(amount.value), amount.currency_code),
  }))
}

/** The outcome of a capture; one that was refunded had succeeded. */
function outcomeOf(status: string): ProviderRecord['outcome'] {
  if (status === 'PENDING') return 'pending'
  return status === 'DECLINED' || status === 'FAILED' ? 'declined' : 'succeeded'
}
