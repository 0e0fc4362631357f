import Stripe from 'stripe'
import type { OpenRequest } from '@/backend/providers/payment-provider'
import type { ProviderAdapter } from '@/backend/providers/provider-adapter'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { toStripeAmount } from './stripe-amounts'
import { isDeclined, toAction, toRecord } from './stripe-records'
import { refundOnce, returnedOf } from './stripe-refunds'

/** Shorter than the core waits, so that an abandoned request does not outlive its caller. */
const TIMEOUT_MS = 3500

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** without a trailing slash */
  apiBase: string
  timeoutMs?: number
}

/** A payment is known by the id of its intent, which reads are consistent for, unlike a search by metadata. */
export function createStripeAdapter(config: StripeConfig): ProviderAdapter {
  const { protocol, hostname, port } = new URL(config.apiBase)
  const stripe = new Stripe(config.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: config.timeoutMs ?? TIMEOUT_MS,
    // the core asks again by itself, with the same key
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const { paymentIntents } = stripe
  return {
    async open({ reference, ...request }) {
      const intent = await explained(
        reference
          ? paymentIntents.retrieve(reference)
          : paymentIntents.create(toIntent(request), { idempotencyKey: request.idempotencyKey }),
      )
      return { reference: intent.id, action: toAction(intent) }
    },
    async find(reference) {
      const intent = await explained(paymentIntents.retrieve(reference, { expand: ['latest_charge'] }))
      // it would accept another card, past our limits
      if (isDeclined(intent)) await explained(paymentIntents.cancel(reference))
      return toRecord(intent, await explained(returnedOf(stripe, intent)))
    },
    refund: (reference, request) => explained(refundOnce(stripe, reference, request)),
    async close(reference) {
      await explained(paymentIntents.cancel(reference))
    },
  }
}

function toIntent(request: Omit<OpenRequest, 'reference'>): Stripe.PaymentIntentCreateParams {
  const { amount, idempotencyKey, method, returnUrl } = request
  const currency = request.currency.toLowerCase()
  const intent = { amount: toStripeAmount(amount, request.currency), currency, metadata: { attempt: idempotencyKey } }
  if (method === PAYMENT_METHOD.credit_card) return { ...intent, allowed_payment_method_types: ['card'] }
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

/** Stripe's own messages may quote what a payer entered; its codes do not. */
async function explained<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code = '', statusCode = '' } = error
    throw new LoggableError(`Stripe did not do it: ${[type, statusCode, code].filter(Boolean).join(' ')}`)
  }
}
