import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

export type StubIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'status'
  | 'client_secret'
  | 'payment_method_types'
  | 'metadata'
> & {
  next_action: Partial<Stripe.PaymentIntent.NextAction> | null
  last_payment_error: StubError | null
  latest_charge: StubCharge | null
  return_url: string
  customer: string | null
  setup_future_usage: string | null
  payment_method: string | null
}
interface StubMethod {
  id: string
  object: 'payment_method'
  customer: string
  /** which Stripe never tells */
  number: string
  card: StubCard & { exp_month: number; exp_year: number }
}
type StubRefund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'status' | 'metadata' | 'currency'> & {
  payment_intent: string
}
interface StubCard {
  brand: string
  last4: string
  fingerprint: string
}
interface StubError {
  type: 'card_error'
  code: string
  payment_method: { card: StubCard }
}
interface StubCharge {
  id: string
  object: 'charge'
  amount_refunded: number
  payment_method_details: { card: StubCard | null }
}

/** As in Stripe's documentation. */
export const STRIPE_CARDS = { good: '4242424242424242', declined: '4000000000000002', needs3ds: '4000002500003155' }

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const toCard = (number: string): StubCard => ({
  brand: 'visa',
  last4: number.slice(-4),
  fingerprint: `fp-${number.slice(-4)}`,
})

export class StripeStubError extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; code: string },
  ) {
    super(body.code)
  }
}
const refuse = (code: string, status = 400) => new StripeStubError(status, { type: 'invalid_request_error', code })

export function createStripeBooks(base: () => string) {
  const intents = new Map<string, StubIntent>()
  const refunds: StubRefund[] = []
  /** saved cards, the newest first */
  const methods: StubMethod[] = []
  const customers = new Set<string>()
  const next: { refund: string } = { refund: 'succeeded' }

  function get(intentId: string): StubIntent {
    const intent = intents.get(intentId)
    if (!intent) throw refuse('resource_missing', 404)
    return intent
  }
  function save({ customer, setup_future_usage }: StubIntent, number: string): void {
    if (!customer || !setup_future_usage) return
    const card = { ...toCard(number), exp_month: 12, exp_year: 2034 }
    methods.unshift({ id: id('pm'), object: 'payment_method', customer, number, card })
  }
  function methodOf({ payment_method, customer }: StubIntent): StubMethod {
    const method = methods.find((one) => one.id === payment_method && one.customer === customer)
    if (!method) throw refuse('resource_missing')
    return method
  }
  function succeed(intent: StubIntent, card: StubCard | null): void {
    const details = { amount_refunded: 0, payment_method_details: { card } }
    const latest_charge = { id: id('ch'), object: 'charge' as const, ...details }
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, next_action: null, latest_charge })
  }
  function decline(intent: StubIntent, code: string, card: StubCard): void {
    const last_payment_error = { type: 'card_error' as const, code, payment_method: { card } }
    Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error })
  }
  function create(form: Record<string, string>): StubIntent {
    const intentId = id('pi')
    const type = form['allowed_payment_method_types[0]'] ?? 'card'
    const intent: StubIntent = {
      id: intentId,
      object: 'payment_intent',
      amount: Number(form.amount),
      amount_received: 0,
      currency: form.currency ?? '',
      status: 'requires_payment_method',
      client_secret: `${intentId}_secret_${randomBytes(8).toString('hex')}`,
      payment_method_types: [type],
      metadata: { attempt: form['metadata[attempt]'] ?? '' },
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
      return_url: form.return_url ?? '',
      customer: form.customer ?? null,
      setup_future_usage: form.setup_future_usage ?? null,
      payment_method: form.payment_method ?? null,
    }
    if (intent.payment_method) {
      methodOf(intent)
      intent.status = 'requires_confirmation'
    }
    if (form.confirm === 'true') {
      const page = `${base()}/alipay/${intentId}`
      intent.status = 'requires_action'
      intent.next_action =
        type === 'alipay'
          ? {
              type: 'alipay_handle_redirect',
              alipay_handle_redirect: { native_data: null, native_url: null, return_url: intent.return_url, url: page },
            }
          : {
              type: 'wechat_pay_display_qr_code',
              wechat_pay_display_qr_code: {
                data: `weixin://wxpay/bizpayurl?pr=${intentId.slice(-9)}`,
                hosted_instructions_url: page,
                image_data_url: '',
                image_url_png: '',
                image_url_svg: '',
              },
            }
    }
    intents.set(intentId, intent)
    return intent
  }
  return {
    intents,
    refunds,
    methods,
    customers,
    next,
    get,
    create,
    /** `answer`: to a question of the card's bank */
    confirm(intentId: string, number: string, answer?: 'approve' | 'refuse'): StubIntent {
      const intent = get(intentId)
      if (!['requires_payment_method', 'requires_action'].includes(intent.status)) {
        throw refuse('payment_intent_unexpected_state')
      }
      const card = toCard(number)
      if (answer === 'refuse') decline(intent, 'payment_intent_authentication_failure', card)
      else if (number === STRIPE_CARDS.declined) decline(intent, 'card_declined', card)
      else if (number === STRIPE_CARDS.needs3ds && !answer) {
        Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
      } else {
        succeed(intent, card)
        save(intent, number)
      }
      return intent
    },
    /** by our own server, with the saved card of the intent; its bank may demand 3-D Secure */
    confirmSaved(intentId: string, return_url: string): StubIntent {
      const intent = get(intentId)
      if (intent.status !== 'requires_confirmation') throw refuse('payment_intent_unexpected_state')
      const { number } = methodOf(intent)
      if (number === STRIPE_CARDS.declined) {
        decline(intent, 'card_declined', toCard(number))
        throw new StripeStubError(402, { type: 'card_error', code: 'card_declined' })
      }
      if (number === STRIPE_CARDS.needs3ds) {
        const redirect_to_url = { url: `${base()}/bank/${intentId}`, return_url }
        Object.assign(intent, {
          status: 'requires_action',
          next_action: { type: 'redirect_to_url', redirect_to_url },
          return_url,
        })
      } else succeed(intent, toCard(number))
      return intent
    },
    createCustomer() {
      const customer = id('cus')
      customers.add(customer)
      return { id: customer, object: 'customer' }
    },
    /** of a customer, who takes their cards along */
    removeCustomer(customer: string) {
      if (!customers.delete(customer)) throw refuse('resource_missing', 404)
      return { id: customer, object: 'customer', deleted: true }
    },
    methodsOf(customer: string) {
      if (!customers.has(customer)) throw refuse('resource_missing', 404)
      return methods.filter((one) => one.customer === customer)
    },
    detach(methodId: string) {
      const index = methods.findIndex((one) => one.id === methodId)
      if (index < 0) throw refuse('resource_missing', 404)
      return methods.splice(index, 1)[0]
    },
    /** on the page of Alipay, or in WeChat */
    choose(intentId: string, choice: 'approve' | 'decline' | 'wait'): StubIntent {
      const intent = get(intentId)
      if (intent.status !== 'requires_action') throw refuse('payment_intent_unexpected_state')
      if (choice === 'approve') succeed(intent, null)
      else if (choice === 'wait') Object.assign(intent, { status: 'processing', next_action: null })
      else decline(intent, 'payment_intent_payment_attempt_failed', toCard(''))
      return intent
    },
    cancel(intentId: string): StubIntent {
      const intent = get(intentId)
      if (['succeeded', 'processing', 'canceled'].includes(intent.status))
        throw refuse('payment_intent_unexpected_state')
      return Object.assign(intent, { status: 'canceled' as const, next_action: null })
    },
    refund(form: Record<string, string>): StubRefund {
      const intent = get(form.payment_intent ?? '')
      const amount = Number(form.amount)
      const returned = refunds.filter((one) => one.payment_intent === intent.id && one.status !== 'failed')
      const left = intent.amount_received - returned.reduce((sum, one) => sum + one.amount, 0)
      if (amount > left) throw refuse('charge_already_refunded')
      const { currency } = intent
      const metadata = { refund: form['metadata[refund]'] ?? '' }
      const row = { amount, currency, metadata, status: next.refund, payment_intent: intent.id }
      const refund: StubRefund = { id: id('re'), object: 'refund', ...row }
      refunds.push(refund)
      if (refund.status !== 'failed' && intent.latest_charge) intent.latest_charge.amount_refunded += amount
      return refund
    },
  }
}

export type StripeBooks = ReturnType<typeof createStripeBooks>
