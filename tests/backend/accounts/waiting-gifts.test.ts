import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { makeCustomer, makeDeal, makeGiftCard, makeStore, nextId } from '@/tests/backend/support/factories'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy, checkOut, quoteId } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

const REST = '/api/rest/v7'

let api: TestApp
let store: Awaited<ReturnType<typeof makeStore>>
let deal: Awaited<ReturnType<typeof makeDeal>>
beforeAll(async () => {
  api = await openTestApp()
  store = await makeStore(api.db)
  deal = await makeDeal(api.db, store)
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(4000))

const confirm = (tokens: Tokens, token: string) => api.execute(tokens, `${REST}/confirmemail`, 'POST', { token })
const cardsOf = async (tokens: Tokens, query = '') =>
  (await api.execute(tokens, `${REST}/giftcard${query}`, 'GET')).records.cards
const give = (tokens: Tokens, code: string, receiver: string) =>
  api.execute(tokens, `${REST}/giftcard`, 'POST', { code, receiver, comment: 'Enjoy' })
const takeBack = (tokens: Tokens, code: string) => api.execute(tokens, `${REST}/giftcard/takeback`, 'POST', { code })
const pay = async (tokens: Tokens, gc_cd: string) =>
  checkOut(api, tokens, deal, await quoteId(api, tokens, deal), { gc_cd })
const mailsTo = async (email: string) => (await sentMessages(api)).filter(({ recipient }) => recipient === email)

async function linkFor(email: string): Promise<string> {
  const mails = await mailsTo(email)
  return mails.map(({ body }) => /token=([\w-]+)/.exec(body)?.[1]).find(Boolean) ?? ''
}

/** A card of CAD 50.00 that was given to an account whose address is not confirmed. */
async function waitingGift() {
  const giver = await makeCustomer(api.db, { firstName: 'Grace' })
  const code = await makeGiftCard(api.db, giver.id, store.gid, 5000)
  const email = `receiver${nextId()}@example.com`
  const receiver: Tokens = (await api.post(`${REST}/register`, { email, password: 'sesame' })).records
  const given = await give(giver.tokens, code, email.toUpperCase())
  return { giver, code, email, receiver, given }
}

describe('a gift card given to an address that is not confirmed', () => {
  it('stays with its giver, who sees that it waits; the receiver neither lists, reads nor uses it', async () => {
    const { giver, code, email, receiver, given } = await waitingGift()
    expect(given).toMatchObject({ RC: 200, records: { cards: [{ gc: code, bal: 50, waits_for: email }] } })
    expect(await cardsOf(receiver)).toEqual([])
    expect((await api.execute(receiver, `${REST}/giftcard/get/${code}`, 'GET')).RC).toBe(484)
    expect((await api.execute(receiver, `${REST}/gifthistory?code=${code}`, 'GET')).RC).toBe(484)
    expect((await takeBack(receiver, code)).RC).toBe(484)
    expect((await pay(receiver, code)).RC).toBe(400)
    // nor can its giver spend it, or give it away twice
    expect(await cardsOf(giver.tokens, '?status=1')).toEqual([])
    expect((await pay(giver.tokens, code)).RC).toBe(400)
    const { email: another } = await waitingGift()
    expect((await give(giver.tokens, code, another)).RC).toBe(484)
    expect(await checkBooks(api.deps, new Date(0))).toEqual([])
  })

  it('is announced to the address, without its number', async () => {
    const { code, email } = await waitingGift()
    const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Grace sent you a gift card'))
    expect(mail?.body).toContain('To claim it, confirm this email address')
    expect(mail?.body).not.toContain(code)
  })

  it('is delivered with a mail when the address is confirmed, and can then be spent', async () => {
    const { giver, code, email, receiver } = await waitingGift()
    expect((await confirm(receiver, await linkFor(email))).RC).toBe(200)
    await runWorkerOnce(api.deps)
    expect(await cardsOf(giver.tokens)).toEqual([])
    expect(await cardsOf(receiver)).toMatchObject([{ gc: code, bal: 50, waits_for: null }])
    const { records } = await api.execute(receiver, `${REST}/gifthistory?code=${code}`, 'GET')
    expect(records.history.map((entry: { type: number }) => entry.type)).toEqual([7])
    const received = (await mailsTo(email)).find(({ body }) => body.includes(code))
    expect(received?.body).toContain('Enjoy')
    await buy(api, receiver, deal, { gc_cd: code })
    expect(await checkBooks(api.deps, new Date(0))).toEqual([])
  })

  it('is delivered when a reset of the password proves the address', async () => {
    const { code, email } = await waitingGift()
    await api.post('/api/v7/forgetpwd', { email })
    const reset = (await mailsTo(email)).find(({ body }) => body.includes('/reset?token='))
    const token = /token=([\w-]+)/.exec(reset?.body ?? '')?.[1]
    expect((await api.post('/api/v7/forgetpwd', { token, password: 'another' })).RC).toBe(200)
    await runWorkerOnce(api.deps)
    const owner = (await api.post('/api/rest/v8/login', { data: { email, password: 'another' } })).records
    expect(await cardsOf(owner)).toMatchObject([{ gc: code }])
  })

  it('is not delivered to an account that has left the address; who confirms the address gets it', async () => {
    const { giver, code, email, receiver } = await waitingGift()
    const other = `other${nextId()}@example.com`
    await api.execute(receiver, `${REST}/newemail`, 'POST', { email: other, password: 'sesame' })
    expect((await confirm(receiver, await linkFor(other))).RC).toBe(200)
    await runWorkerOnce(api.deps)
    expect(await cardsOf(receiver)).toEqual([])
    expect(await cardsOf(giver.tokens)).toMatchObject([{ gc: code, waits_for: email }])
    const owner = (await api.post(`${REST}/register`, { email, password: 'sesame' })).records
    expect((await confirm(owner, await linkFor(email))).RC).toBe(200)
    await runWorkerOnce(api.deps)
    expect(await cardsOf(owner)).toMatchObject([{ gc: code }])
  })

  it('is taken back by its giver, once, and is not delivered afterwards', async () => {
    const { giver, code, email, receiver } = await waitingGift()
    expect(await takeBack(giver.tokens, code)).toMatchObject({ RC: 200, records: { gc: code, waits_for: null } })
    expect((await takeBack(giver.tokens, code)).RC).toBe(484)
    await confirm(receiver, await linkFor(email))
    await runWorkerOnce(api.deps)
    expect(await cardsOf(receiver)).toEqual([])
    await buy(api, giver.tokens, deal, { gc_cd: code })
  })

  it('returns to its giver when the account with the address is deleted', async () => {
    const { giver, code, email, receiver } = await waitingGift()
    expect((await api.execute(receiver, `${REST}/deleteaccount`, 'POST', { password: 'sesame' })).RC).toBe(200)
    expect(await cardsOf(giver.tokens)).toMatchObject([{ gc: code, waits_for: null }])
    const rows = await api.db.select().from(giftCards).where(eq(giftCards.waitsFor, email))
    expect(rows).toEqual([])
  })

  it('is refused after ten of them an hour', async () => {
    const { giver, code, email } = await waitingGift()
    for (let n = 0; n < 9; n++) {
      await takeBack(giver.tokens, code)
      expect((await give(giver.tokens, code, email)).RC).toBe(200)
    }
    await takeBack(giver.tokens, code)
    expect((await give(giver.tokens, code, email)).RC).toBe(429)
  })
})
