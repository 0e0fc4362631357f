import Stripe from 'stripe'
import type { OpenRequest, ProviderRecord } from '@/backend/providers/payment-provider'
import type { ProviderAdapter } from '@/backend/providers/provider-adapter'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { toStripeAmount } from './stripe-amounts'
import { ignoreDecline, loggable } from './stripe-errors'
import { isDeclined, toAction, toRecord } from './stripe-records'
import { refundOnce, returnedOf } from './stripe-refunds'
import { createStripeVault } from './stripe-vault'

/** Shorter than `PATIENCE_MS`, so that an abandoned request does not outlive its caller. */
const TIMEOUT_MS = 3500

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** without a trailing slash */
  apiBase: string
  timeoutMs?: number
}

/** Payments are known by the id of their intent: unlike a search by metadata, reading it is consistent. */
export function createStripeAdapter(config: StripeConfig): ProviderAdapter {
  const { protocol, hostname, port } = new URL(config.apiBase)
  const stripe = new Stripe(config.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: config.timeoutMs ?? TIMEOUT_MS,
    // our reconciliation repeats a call, with the same key
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const { paymentIntents } = stripe
  async function find(reference: string): Promise<ProviderRecord | null> {
    const intent = await loggable(paymentIntents.retrieve(reference, { expand: ['latest_charge'] }))
    // the intent would accept another card, past our limits
    if (isDeclined(intent)) await loggable(paymentIntents.cancel(reference))
    return toRecord(intent, await loggable(returnedOf(stripe, intent)))
  }
  return {
    async open({ reference, ...request }) {
      const intent = await loggable(
        reference
          ? paymentIntents.retrieve(reference)
          : paymentIntents.create(toIntent(request), { idempotencyKey: request.idempotencyKey }),
      )
      return { reference: intent.id, action: toAction(intent) }
    },
    async confirm(reference, { idempotencyKey, returnUrl: return_url }) {
      const confirmed = paymentIntents.confirm(
        reference,
        { return_url },
        { idempotencyKey: `${idempotencyKey}-confirm` },
      )
      await loggable(confirmed.catch(ignoreDecline))
      const outcome = (await find(reference))?.outcome ?? 'needs_3ds'
      if (outcome === 'pending') throw new LoggableError('Stripe has yet to decide')
      return outcome
    },
    find,
    refund: (reference, request) => loggable(refundOnce(stripe, reference, request)),
    async close(reference) {
      await loggable(paymentIntents.cancel(reference))
    },
    vault: createStripeVault(stripe),
  }
}

function toIntent(request: Omit<OpenRequest, 'reference'>): Stripe.PaymentIntentCreateParams {
  const { amount, idempotencyKey, method, returnUrl, saveFor, savedCard } = request
  const currency = request.currency.toLowerCase()
  const intent = { amount: toStripeAmount(amount, request.currency), currency, metadata: { attempt: idempotencyKey } }
  if (method === PAYMENT_METHOD.credit_card)
    return {
      ...intent,
      allowed_payment_method_types: ['card'],
      ...(saveFor && { customer: saveFor, setup_future_usage: 'on_session' }),
      ...(savedCard && { customer: savedCard.customer, payment_method: savedCard.ref }),
    }
  const type = method === PAYMENT_METHOD.alipay ? 'alipay' : 'wechat_pay'
  return {
    ...intent,
    allowed_payment_method_types: [type],
    payment_method_data: { type },
    ...(type === 'wechat_pay' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
    confirm: true,
    return_url: returnUrl,
  }
}
