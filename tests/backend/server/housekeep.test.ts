import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { housekeep, housekeepHourly } from '@/backend/app/worker/housekeep'
import { dealSearch } from '@/backend/catalogue/schema/deals'
import { quotes } from '@/backend/checkout/schema'
import { sessions, verificationCodes } from '@/backend/customers/schema/customers'
import { devices } from '@/backend/customers/schema/devices'
import { deviceMarks, passwordGuesses } from '@/backend/customers/schema/password-guesses'
import { outboundMessages } from '@/backend/messages/schema'
import { webhookEvents } from '@/backend/orders/schema/payments'
import { jobs } from '@/backend/platform/jobs/schema'
import { inAll, makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { buy, quoteId, readOrder } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const DAY = 86_400_000

describe('housekeeping', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openTestApp()
  })
  afterAll(() => api.close())

  it('deletes old quotes without an order, codes, jobs that are done or long dead, and messages, and nothing else', async () => {
    const me = (await makeCustomer(api.db)).tokens
    const deal = await makeDeal(api.db, await makeStore(api.db))
    const ordered = await buy(api, me, deal)
    await quoteId(api, me, deal)
    api.clock.advance((8 * DAY) / 1000)
    const fresh = await quoteId(api, me, deal)

    const ago = (days: number) => new Date(api.clock.now().getTime() - days * DAY)
    const code = (createdAt: Date) => ({ phone: 'CA:1', codeHash: 'x', createdAt, expiresAt: createdAt })
    await api.db.insert(verificationCodes).values([code(ago(2)), code(ago(0.04))])
    const told = (createdAt: Date) => ({ message: { kind: 'none' }, createdAt })
    await api.db.delete(outboundMessages)
    await api.db.insert(outboundMessages).values([told(ago(31)), told(ago(29))])
    await api.db.delete(jobs)
    const job = (doneAt: Date | null, deadAt: Date | null = null) => {
      return { kind: 'refund', payload: {}, dueAt: ago(99), doneAt, deadAt }
    }
    await api.db.insert(jobs).values([job(ago(8)), job(ago(6)), job(null), job(null, ago(91)), job(null, ago(89))])

    const guess = (key: string, claimedAt: Date) => ({ key, guesses: 1, claimedAt, notBefore: claimedAt })
    await api.db.insert(passwordGuesses).values([guess('old', ago(2)), guess('new', ago(0.04))])
    const { id: customerId } = await makeCustomer(api.db)
    const mark = (markHash: string, usedAt: Date) => ({ markHash, customerId, usedAt })
    await api.db.insert(deviceMarks).values([mark('old', ago(366)), mark('new', ago(364))])

    await housekeep(api.deps)
    const left = (await api.db.select().from(quotes)).map((quote) => quote.id)
    expect(left).toEqual(expect.arrayContaining([fresh]))
    expect(left).toHaveLength(2)
    expect((await readOrder(api, me, ordered)).quote_id).toBe(left.find((id) => id !== fresh))
    expect(await api.db.select().from(verificationCodes)).toHaveLength(1)
    expect(await api.db.select().from(outboundMessages)).toHaveLength(1)
    expect((await api.db.select().from(passwordGuesses)).map(({ key }) => key)).toEqual(['new'])
    expect((await api.db.select().from(deviceMarks)).map(({ markHash }) => markHash)).toEqual(['new'])
    expect(await api.db.select().from(jobs)).toHaveLength(3)
  })

  it('deletes sessions that are over by their age with their browsers, and events of providers after 90 days', async () => {
    const ago = (days: number) => new Date(api.clock.now().getTime() - days * DAY)
    const { id: customerId } = await makeCustomer(api.db)
    const session = (tokenHash: string, days: number) => {
      return { tokenHash, secretHash: '', customerId, site: tokenHash, createdAt: ago(days) }
    }
    await api.db.insert(sessions).values([session('over', 31.1), session('live', 29.9)])
    const device = (tokenHash: string) => {
      return { tokenHash, endpoint: tokenHash, p256dh: '', auth: '', language: 'en' as const, registeredAt: ago(29) }
    }
    await api.db.insert(devices).values([device('over'), device('live')])
    const event = (id: string, days: number) => ({ id, paymentId: 'any', receivedAt: ago(days) })
    await api.db.insert(webhookEvents).values([event('old', 90.1), event('new', 89.9)])

    await housekeep(api.deps)
    const left = await api.db.select().from(sessions).where(eq(sessions.customerId, customerId))
    expect(left.map(({ site }) => site)).toEqual(expect.arrayContaining(['live']))
    expect(left.map(({ site }) => site)).not.toContain('over')
    expect((await api.db.select().from(devices)).map(({ endpoint }) => endpoint)).toEqual(['live'])
    expect((await api.db.select().from(webhookEvents)).map(({ id }) => id)).toEqual(['new'])
  })

  it('deletes words that no deal and no store has any more, so that they are corrected again', async () => {
    const store = await makeStore(api.db)
    const wrong = await makeDeal(api.db, store, { name: inAll('Massoge') })
    await makeDeal(api.db, store, { name: inAll('Massage') })
    const search = async () => (await api.get('/api/v7/glst?keywords=massoge')).records
    expect((await search()).list).toHaveLength(1)
    await api.db.delete(dealSearch).where(eq(dealSearch.dealId, wrong.id ?? 0))
    expect((await search()).list).toHaveLength(0)
    await housekeep(api.deps)
    expect(await search()).toMatchObject({ list: [{ nm: 'Massage' }], corrected: 'massage' })
  })

  it('runs once an hour at most', async () => {
    await housekeepHourly(api.deps)
    await api.db
      .insert(outboundMessages)
      .values({ message: { kind: 'none' }, createdAt: new Date('2020-01-01T00:00:00Z') })
    const count = async () => (await api.db.select().from(outboundMessages)).length
    const before = await count()
    await housekeepHourly(api.deps)
    expect(await count()).toBe(before)
    api.clock.advance(3601)
    await housekeepHourly(api.deps)
    expect(await count()).toBe(before - 1)
  })

  it('goes on until nothing is left, a part at a time', async () => {
    api.clock.advance(3601)
    await api.db.execute(sql`
      insert into notices (notice, created_at) select '{}', '2020-01-01' from generate_series(1, 12000)`)
    const before = await api.db.$count(outboundMessages)
    await housekeepHourly(api.deps)
    expect(await api.db.$count(outboundMessages)).toBe(before - 5000)
    await housekeepHourly(api.deps)
    await housekeepHourly(api.deps)
    expect(await api.db.$count(outboundMessages)).toBe(before - 12_000)
  })
})
