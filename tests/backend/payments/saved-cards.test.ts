import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import { payments } from '@/backend/orders/schema/payments'
import { jobs } from '@/backend/platform/jobs/schema'
import { sandboxCards, sandboxCharges } from '@/backend/providers/sandbox/schema'
import { dumpDatabase } from '@/tests/backend/support/dump-database'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { openDesk, RETURN } from '@/tests/backend/support/order-desk'
import { checkOut, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'
import type { Tokens } from '@/tests/backend/support/test-app'

const { api, deal, aio, visitorAio, work, placeOnline, choose, me: payer } = await openDesk()
afterAll(() => api.close())

const REST = '/api/rest/v7'
const BY_CARD = { pay_mtd: 2, return_url: RETURN }
const cardsOf = async (tokens: Tokens) =>
  (await api.execute(tokens, `${REST}/customerinfo?cards=1`, 'GET')).records.cards
const remove = (tokens: Tokens, ref: string) => api.execute(tokens, `${REST}/removecard`, 'POST', { ref })
const order = async (tokens: Tokens, over: object, qid?: string) =>
  checkOut(api, tokens, deal, qid ?? (await quoteId(api, tokens, deal)), { ...BY_CARD, ...over })
const charges = async () => (await api.db.select().from(sandboxCharges)).length

/** A customer who has saved a card. */
async function owner(card = VISA) {
  const passwordHash = await hashPassword('sesame')
  const { id, tokens } = await makeCustomer(api.db, { email: `saved${nextId()}@example.com`, passwordHash })
  expect((await order(tokens, { card, save_card: true })).RC).toBe(200)
  const [saved] = await cardsOf(tokens)
  return { id, tokens, ref: saved.ref as string }
}

describe('a card', () => {
  it('is saved only on request, once, without its number or code', async () => {
    const { tokens } = await makeCustomer(api.db)
    await order(tokens, { card: VISA })
    expect(await cardsOf(tokens)).toEqual([])
    for (let time = 0; time < 2; time++) await order(tokens, { card: VISA, save_card: true })
    expect(await cardsOf(tokens)).toEqual([
      { ref: expect.stringMatching(/^card_/), type: 1, last4: '4242', expm: 12, expy: 2030 },
    ])
    const { cards } = (await api.execute(tokens, `${REST}/customerinfo`, 'GET')).records
    expect(cards).toBeUndefined()
    expect(await dumpDatabase(api.db)).not.toContain(VISA.num)
  })

  it('is not saved when it is declined, nor for a visitor', async () => {
    const { tokens } = await makeCustomer(api.db)
    expect((await order(tokens, { card: { ...VISA, num: '4000000000000002' }, save_card: true })).RC).toBe(456)
    expect(await cardsOf(tokens)).toEqual([])
    const { id } = await placeOnline()
    const before = (await api.db.select().from(sandboxCards)).length
    expect((await visitorAio({ action: 'pay', ord_id: id, pay_mtd: 2, card: VISA, save_card: true })).RC).toBe(200)
    expect(await api.db.select().from(sandboxCards)).toHaveLength(before)
  })
})

describe('a saved card', () => {
  it('pays a checkout and an open order, and is named on them', async () => {
    const { tokens, ref } = await owner()
    const placed = await order(tokens, { card_ref: ref })
    expect(placed).toMatchObject({ RC: 200, records: { pay_url: null, client_secret: null, payment_state: null } })
    const paid = { total_due: 0, credit_card: 'Visa 4242' }
    expect(await readOrder(api, tokens, placed.records.ord_id)).toMatchObject(paid)
    const open = await order(tokens, { pay_mtd: 8 })
    const { ord_id } = open.records
    expect((await aio(tokens, { action: 'pay', ord_id, pay_mtd: 2, card_ref: ref })).RC).toBe(200)
    expect(await readOrder(api, tokens, ord_id)).toMatchObject(paid)
  })

  it('is charged once, however often the checkout is sent', async () => {
    const { tokens, ref } = await owner()
    const qid = await quoteId(api, tokens, deal)
    const before = await charges()
    const answers = await Promise.all([1, 2, 3].map(() => order(tokens, { card_ref: ref }, qid)))
    expect(new Set(answers.map(({ RC, records }) => `${RC} ${records.ord_id}`)).size).toBe(1)
    expect(await charges()).toBe(before + 1)
  })

  it('of another customer, a removed and an unknown one are refused alike, and nothing is charged', async () => {
    const [one, other] = [await owner(), await owner()]
    const before = await charges()
    expect((await remove(one.tokens, one.ref)).records).toEqual({ cards: [] })
    const refused = [one.ref, other.ref, 'card_unknown']
    const answers = []
    for (const card_ref of refused) answers.push(await order(one.tokens, { card_ref }))
    const open = await order(one.tokens, { pay_mtd: 8 })
    const pay = { action: 'pay', ord_id: open.records.ord_id, pay_mtd: 2 }
    for (const card_ref of refused) answers.push(await aio(one.tokens, { ...pay, card_ref }))
    answers.push(await visitorAio({ ...pay, card_ref: other.ref }))
    expect([...new Set(answers.map(({ RC, msg }) => `${RC} ${msg}`))]).toEqual(['461 no such card'])
    expect((await remove(one.tokens, other.ref)).RC).toBe(404)
    expect(await cardsOf(other.tokens)).toHaveLength(1)
    expect(await charges()).toBe(before)
  })

  it('that has expired, or comes with an entered one, is refused', async () => {
    const { tokens, ref } = await owner()
    expect((await order(tokens, { card_ref: ref, card: VISA })).RC).toBe(400)
    await api.db.update(sandboxCards).set({ year: 2020 }).where(eq(sandboxCards.ref, ref))
    expect(await order(tokens, { card_ref: ref })).toMatchObject({ RC: 461, msg: 'the card has expired' })
  })

  it('that is declined undoes the checkout, whose quote is paid otherwise', async () => {
    const { tokens, ref } = await owner({ ...VISA, num: '4000000000009995' })
    const qid = await quoteId(api, tokens, deal)
    expect((await order(tokens, { card_ref: ref }, qid)).RC).toBe(456)
    expect((await order(tokens, { card: VISA }, qid)).RC).toBe(200)
  })

  it('without an answer of the provider is being confirmed, and paid once it is asked', async () => {
    const { tokens, ref } = await owner()
    await api.db.update(sandboxCards).set({ behaviour: 'silent' }).where(eq(sandboxCards.ref, ref))
    const { RC, records } = await order(tokens, { card_ref: ref })
    expect([RC, records.payment_state]).toEqual([200, 'confirming'])
    api.clock.advance(60)
    await work()
    expect(await readOrder(api, tokens, records.ord_id)).toMatchObject({ total_due: 0 })
  })

  it.each([
    ['approve', { total_due: 0, allow_paynow: 0 }],
    ['decline', { total_due: 22.4, allow_paynow: 1, payment_state: 'declined' }],
  ])('that needs 3-D Secure is paid on a page: %s', async (choice, expected) => {
    const { tokens, ref } = await owner({ ...VISA, num: '4000002500003155' })
    const qid = await quoteId(api, tokens, deal)
    const { records } = await order(tokens, { card_ref: ref }, qid)
    expect(records.pay_url).toMatch(/^http:\/\/api\.test\/sandbox\/pay\//)
    expect(await readOrder(api, tokens, records.ord_id)).toMatchObject({ status: 1, allow_paynow: 1 })
    const again = await order(tokens, { card_ref: ref }, qid)
    expect(again.records).toMatchObject({ ord_id: records.ord_id, pay_url: records.pay_url })
    await choose(records.pay_url, choice)
    expect(await readOrder(api, tokens, records.ord_id)).toMatchObject(expected)
    const attempts = await api.db.select().from(payments).where(eq(payments.orderId, records.ord_id))
    expect(attempts).toHaveLength(1)
  })

  it('whose owner declined: the same checkout leads to another page, and is paid there once', async () => {
    const { tokens, ref } = await owner({ ...VISA, num: '4000002500003155' })
    const qid = await quoteId(api, tokens, deal)
    const { records } = await order(tokens, { card_ref: ref }, qid)
    await choose(records.pay_url, 'decline')
    const again = await order(tokens, { card_ref: ref }, qid)
    expect(again.records.ord_id).toBe(records.ord_id)
    expect(again.records.pay_url).toMatch(/^http:\/\/api\.test\/sandbox\/pay\//)
    expect(again.records.pay_url).not.toBe(records.pay_url)
    await choose(again.records.pay_url, 'approve')
    expect(await readOrder(api, tokens, records.ord_id)).toMatchObject({ total_due: 0, allow_paynow: 0 })
  })

  it('that needs 3-D Secure pays an open order on a page too', async () => {
    const { tokens, ref } = await owner({ ...VISA, num: '4000002500003155' })
    const { ord_id } = (await order(tokens, { pay_mtd: 8 })).records
    const { records } = await aio(tokens, { action: 'pay', ord_id, pay_mtd: 2, card_ref: ref })
    await choose(records.pay_url, 'approve')
    expect(await readOrder(api, tokens, ord_id)).toMatchObject({ total_due: 0 })
  })
})

describe('the cards of an account', () => {
  it('are gone at the provider once it is deleted', async () => {
    const { id, tokens, ref } = await owner()
    const [{ ord_id }] = (await api.execute(tokens, `${REST}/ordlst`, 'GET')).records.orders
    await aio(tokens, { action: 'cancel', ord_id })
    await work()
    const body = { password: 'sesame', give_up_credit: true }
    expect((await api.execute(tokens, `${REST}/deleteaccount`, 'POST', body)).RC).toBe(200)
    expect(await api.db.select().from(vaultCustomers).where(eq(vaultCustomers.customerId, id))).toEqual([])
    await work()
    expect(await api.db.select().from(sandboxCards).where(eq(sandboxCards.ref, ref))).toEqual([])
    const [job] = await api.db.select().from(jobs).where(eq(jobs.kind, 'forget_cards'))
    expect(job?.doneAt).not.toBeNull()
  })

  it('are nobody else’s', async () => {
    await owner()
    expect(await cardsOf(payer)).toEqual([])
    expect((await api.execute({ token: 'x', secret: 'x' }, `${REST}/removecard`, 'POST', { ref: 'x' })).RC).toBe(401)
  })
})
