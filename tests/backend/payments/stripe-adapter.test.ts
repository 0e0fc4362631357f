import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createStripeAdapter } from '@/backend/providers/stripe/stripe-adapter'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { STRIPE_CARDS } from '@/tests/support/stripe-stub/stripe-books'

const stub = await openStripeStub()
const stripe = createStripeAdapter(stub.config)
afterAll(() => stub.close())
afterEach(() => stub.behave('answer'))

let last = 0
const request = (over: object = {}) => {
  last += 1
  const money = { amount: 2240, currency: 'CAD', returnUrl: 'http://api.test/pay/x' }
  return {
    provider: 'stripe' as const,
    method: 2,
    idempotencyKey: `attempt-${last}`,
    reference: null,
    ...money,
    ...over,
  }
}
const open = async (over: object = {}) => stripe.open(request(over))
const paid = async () => {
  const { reference } = await open()
  stub.books.confirm(reference, STRIPE_CARDS.good)
  return reference
}
const refundOf = (idempotencyKey: string, amount = 2240) => ({
  idempotencyKey,
  chargeKey: 'attempt',
  amount,
  currency: 'CAD',
})

describe('a payment at Stripe', () => {
  it('is opened once per key, with our amount, and a card is paid in its form', async () => {
    const asked = request()
    const first = await stripe.open(asked)
    const again = await stripe.open(asked)
    expect(again).toEqual(first)
    expect(await stripe.open({ ...asked, reference: first.reference })).toEqual(first)
    const intent = stub.books.get(first.reference)
    expect(intent).toMatchObject({ amount: 2240, currency: 'cad', metadata: { attempt: asked.idempotencyKey } })
    expect(intent.payment_method_types).toEqual(['card'])
    expect(first.action).toEqual({ kind: 'form', clientSecret: intent.client_secret })
  })

  it("is paid on Alipay's page, or by WeChat's code", async () => {
    const alipay = await open({ method: 8 })
    expect(alipay.action).toEqual({ kind: 'page', url: `${stub.base}/alipay/${alipay.reference}` })
    expect(stub.books.get(alipay.reference).return_url).toBe('http://api.test/pay/x')
    expect((await open({ method: 6 })).action).toMatchObject({ kind: 'scan', text: expect.stringMatching(/^weixin:/) })
  })

  it('has no outcome until its payer has finished', async () => {
    const { reference } = await open()
    expect(await stripe.find(reference)).toBeNull()
    stub.books.confirm(reference, STRIPE_CARDS.needs3ds)
    expect(await stripe.find(reference)).toBeNull()
  })

  it('succeeds with what was received and the card that paid', async () => {
    expect(await stripe.find(await paid())).toEqual({
      outcome: 'succeeded',
      amount: 2240,
      currency: 'CAD',
      refunds: [],
      card: { label: 'Visa 4242', fingerprint: 'fp-4242' },
    })
  })

  it('is declined for good: the intent takes no other card', async () => {
    const { reference } = await open()
    stub.books.confirm(reference, STRIPE_CARDS.declined)
    const record = { outcome: 'declined', card: { label: 'Visa 0002' } }
    expect(await stripe.find(reference)).toMatchObject(record)
    expect(() => stub.books.confirm(reference, STRIPE_CARDS.good)).toThrow('payment_intent_unexpected_state')
    expect(await stripe.find(reference)).toMatchObject(record)
  })

  it('is declined when the bank refuses it, pending while Stripe decides, cancelled when we close it', async () => {
    const refused = await open()
    stub.books.confirm(refused.reference, STRIPE_CARDS.needs3ds)
    stub.books.confirm(refused.reference, STRIPE_CARDS.needs3ds, 'refuse')
    expect(await stripe.find(refused.reference)).toMatchObject({ outcome: 'declined' })
    const waiting = await open({ method: 8 })
    stub.books.choose(waiting.reference, 'wait')
    expect(await stripe.find(waiting.reference)).toMatchObject({ outcome: 'pending' })
    const closed = await open()
    await stripe.close?.(closed.reference)
    expect(await stripe.find(closed.reference)).toMatchObject({ outcome: 'canceled' })
  })

  it.each(['lost', 'silent', 'down'] as const)(
    'says nothing when Stripe is %s, and is not opened twice',
    async (how) => {
      const asked = request()
      stub.behave(how)
      await expect(stripe.open(asked)).rejects.toThrow(/^Stripe did not do it/)
      stub.behave('answer')
      await stripe.open(asked)
      const opened = [...stub.books.intents.values()].filter(
        ({ metadata }) => metadata.attempt === asked.idempotencyKey,
      )
      expect(opened).toHaveLength(1)
    },
  )
})

describe('a refund at Stripe', () => {
  const returned = () => stub.books.refunds.filter(({ status }) => status === 'succeeded').length

  it('happens once per key, also when its answer was lost', async () => {
    const [reference, before] = [await paid(), returned()]
    stub.behave('silent')
    await expect(stripe.refund(reference, refundOf('lost'))).rejects.toThrow()
    stub.behave('answer')
    await stripe.refund(reference, refundOf('lost'))
    await stripe.refund(reference, refundOf('lost'))
    expect(returned()).toBe(before + 1)
  })

  it('is not done while Stripe has not confirmed it, and is made again after it failed', async () => {
    const reference = await paid()
    stub.books.next.refund = 'pending'
    await expect(stripe.refund(reference, refundOf('slow'))).rejects.toThrow("Stripe's refund is pending")
    await expect(stripe.refund(reference, refundOf('slow'))).rejects.toThrow("Stripe's refund is pending")
    const mine = () => stub.books.refunds.filter(({ metadata }) => metadata?.refund === 'slow')
    expect(mine()).toHaveLength(1)
    Object.assign(mine()[0] ?? {}, { status: 'failed' })
    stub.books.next.refund = 'succeeded'
    await stripe.refund(reference, refundOf('slow'))
    expect(mine().map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  })

  it('counts as returned once it has succeeded, not while it is pending or after it failed', async () => {
    const reference = await paid()
    const returnedMoney = async () =>
      (await stripe.find(reference))?.refunds.reduce((sum, { amount }) => sum + amount, 0)
    stub.books.next.refund = 'pending'
    await expect(stripe.refund(reference, refundOf('doubtful', 1000))).rejects.toThrow("Stripe's refund is pending")
    expect(await returnedMoney()).toBe(0)
    for (const [status, amount] of [
      ['failed', 0],
      ['succeeded', 1000],
    ] as const) {
      Object.assign(stub.books.refunds.at(-1) ?? {}, { status })
      expect([status, await returnedMoney()]).toEqual([status, amount])
    }
    stub.books.next.refund = 'succeeded'
    await stripe.refund(reference, refundOf('second', 240))
    expect(await returnedMoney()).toBe(1240)
  })

  it('of more than was taken is refused', async () => {
    const refund = stripe.refund(await paid(), refundOf('large', 2241))
    await expect(refund).rejects.toThrow('charge_already_refunded')
  })
})
