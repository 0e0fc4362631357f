import type { ChargeOutcome, OpenRequest } from '@/backend/providers/payment-provider'
import type { ProviderAdapter } from '@/backend/providers/provider-adapter'
import { toDecimal, toDecimalText } from '@/lib/domain/money/decimals'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { createPaypalApi, type PaypalConfig, PaypalError } from './paypal-api'
import { captureOf, type PaypalOrder, paypalOrder, paypalRefund, toRecord } from './paypal-records'

/** Issues that decline a capture; any other says nothing about the money. */
const DECLINED = ['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED', 'ORDER_NOT_APPROVED']

/** The payer approves an order in a window of PayPal's script; PayPal takes no money unless we capture it. */
export function createPaypalAdapter(config: PaypalConfig): ProviderAdapter {
  const call = createPaypalApi(config)
  const readOrder = async (id: string): Promise<PaypalOrder> =>
    paypalOrder.parse(await call(`/v2/checkout/orders/${encodeURIComponent(id)}`, { method: 'GET' }))

  return {
    async open({ reference, ...request }) {
      if (reference) return { reference, action: { kind: 'script' } }
      const answer = await call('/v2/checkout/orders', { body: toOrder(request), key: request.idempotencyKey })
      return { reference: paypalOrder.parse(answer).id, action: { kind: 'script' } }
    },
    async capture(reference, key) {
      try {
        const path = `/v2/checkout/orders/${encodeURIComponent(reference)}/capture`
        return outcomeOf(paypalOrder.parse(await call(path, { key: `${key}-capture` })))
      } catch (error) {
        if (error instanceof PaypalError && DECLINED.includes(error.issue)) return 'declined'
        throw error
      }
    },
    find: async (reference) => toRecord(await readOrder(reference)),
    async refund(reference, { idempotencyKey, amount, currency }) {
      const captured = captureOf(await readOrder(reference))
      if (!captured) throw new LoggableError('PayPal has captured nothing that could be refunded')
      const money = { currency_code: currency, value: toPaypalValue(amount, currency) }
      // marks the refund as ours, unlike one that somebody makes at PayPal itself
      const body = { amount: money, custom_id: idempotencyKey }
      const path = `/v2/payments/captures/${encodeURIComponent(captured.id)}/refund`
      const { id } = paypalRefund.parse(await call(path, { body, key: idempotencyKey }))
      // a repeated request gets its first answer again
      const latest = await call(`/v2/payments/refunds/${encodeURIComponent(id)}`, { method: 'GET' })
      const { status } = paypalRefund.parse(latest)
      if (status !== 'COMPLETED') throw new LoggableError(`PayPal's refund is ${status}`)
    },
  }
}

function toOrder({ idempotencyKey, amount, currency }: Omit<OpenRequest, 'reference'>) {
  const money = { currency_code: currency, value: toPaypalValue(amount, currency) }
  return { intent: 'CAPTURE', purchase_units: [{ custom_id: idempotencyKey, amount: money }] }
}

/** Throws for a capture that PayPal has not decided yet: its outcome is read later. */
function outcomeOf(order: PaypalOrder): ChargeOutcome {
  const record = toRecord(order)
  if (!record || record.outcome === 'pending') throw new LoggableError('PayPal has not decided about a capture')
  return record.outcome
}

/** Currencies that have decimals, which PayPal does not accept. */
const WHOLE_AT_PAYPAL = ['HUF', 'TWD']

/** Minor units as PayPal writes them, as `22.40`. Throws for an amount that PayPal does not accept. */
export function toPaypalValue(amount: number, currency: string): string {
  const isWhole = WHOLE_AT_PAYPAL.includes(currency)
  const value = toDecimal(amount, currency)
  if (isWhole && !Number.isInteger(value)) throw new LoggableError('PayPal takes no decimals of this currency')
  return isWhole ? value.toFixed(0) : toDecimalText(amount, currency)
}
