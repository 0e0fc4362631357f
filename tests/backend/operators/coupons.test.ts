import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { auditEntries } from '@/backend/operators/access/schema'
import { jobs } from '@/backend/platform/jobs/schema'

import { makeCoupon } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { askQuote, buy } from '@/tests/backend/support/shopping'

const { api, me, store, other, deal, call, run, operator, purged } = await openOperatorDesk()
const [token, ofAll] = [await operator(['catalogue']), await operator(['catalogue'], null)]
const KEY = store.urlKey ?? ''
await makeCoupon(api.db, { code: 'Spring', gid: store.gid })
await makeCoupon(api.db, { code: 'THEIRS', gid: other.gid })
await makeCoupon(api.db, { code: 'EVERYWHERE' })
beforeEach(() => api.db.delete(jobs))
afterAll(() => api.close())

const change = (code: string, body: object, by = token) => call(by, 'POST', `/coupons/${code}`, { store: KEY, ...body })
const deducted = async (cpn: string) => {
  const { records } = await askQuote(api, me, deal, { cpn })
  return [records.cpn_dis, records.cpn_reason]
}

describe('a coupon', () => {
  it('is listed with what it takes off, in reach alone', async () => {
    const codes = async (by: string, query = '') =>
      (await call(by, 'GET', `/coupons${query}`)).body.coupons.map(({ code }: { code: string }) => code)
    expect(await codes(token)).toEqual(['Spring', 'EVERYWHERE'])
    expect(await codes(token, `?store=${KEY}`)).toEqual(['Spring'])
    expect((await codes(ofAll)).sort()).toEqual(['EVERYWHERE', 'Spring', 'THEIRS'])
    expect((await call(token, 'GET', `/coupons?store=${other.urlKey}`)).status).toBe(404)
  })

  it('takes off what it says from then on, and a placed order keeps its own', async () => {
    const id = await buy(api, me, deal, {}, { cpn: 'SPRING' })
    const reader = await operator(['orders'])
    const total = async () => (await call(reader, 'GET', `/orders/${id}`)).body.total
    const before = await total()
    expect(await change('spring', { percent: 50, title: { en: 'Half off' } })).toMatchObject({
      status: 200,
      body: { store: KEY, code: 'Spring', title: 'Half off', percent: 50, amount: null, used: 1 },
    })
    expect(await purged()).toEqual([`store:${store.gid}`])
    expect(await deducted('spring')).toEqual([10, null])
    await change('spring', { amount: 2.5 })
    expect(await deducted('SPRING')).toEqual([2.5, null])
    const [row] = await api.db.select().from(coupons).where(eq(coupons.code, 'Spring'))
    expect([row?.kind, row?.value, row?.title.zh]).toEqual(['amount', 250, 'Ten percent 中'])
    expect(await total()).toBe(before)
  })

  it('ends, is used up, and begins again', async () => {
    expect(await run('coupons', 'end', 'SPRING', '--store', KEY)).toEqual([expect.stringContaining(`${KEY}  Spring`)])
    expect((await deducted('spring'))[1]).toBe('expired')
    await run('coupons', 'change', 'spring', '--store', KEY, '--ends', '2026-12-01T00:00:00Z', '--limit', '1')
    expect((await deducted('spring'))[1]).toBe('limit_reached')
    await run('coupons', 'change', 'spring', '--store', KEY, '--limit', 'none', '--percent', '20', '--title-jp', '春')
    expect((await deducted('spring'))[1]).toBeNull()
    const [row] = await api.db.select().from(coupons).where(eq(coupons.code, 'Spring'))
    expect([row?.totalLimit, row?.kind, row?.value, row?.title.jp]).toEqual([null, 'percent', 20, '春'])
  })

  it('with a limit below its uses is used up, not broken', async () => {
    await api.db.update(coupons).set({ used: 7 }).where(eq(coupons.code, 'THEIRS'))
    const { status, body } = await change('THEIRS', { total_limit: 3, store: other.urlKey }, ofAll)
    expect([status, body.total_limit, body.used]).toEqual([200, 7, 7])
  })

  it('of every store is changed by an operator of all', async () => {
    const everywhere = { store: undefined, min_subtotal: 30 }
    expect((await change('EVERYWHERE', everywhere)).status).toBe(403)
    expect((await change('everywhere', everywhere, ofAll)).body).toMatchObject({ store: null, min_subtotal: 30 })
    expect(await purged()).toEqual(['catalogue', 'sites'])
    expect((await deducted('EVERYWHERE'))[1]).toBe('minimum_not_met')
  })

  it('is recorded without the words that somebody wrote', async () => {
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.act, 'coupons.change'))
    const details = entries.map(({ subject, detail }) => `${subject}: ${detail}`)
    expect(details).toContain(`${KEY}: coupon spring: percent 50`)
    expect(details).toContain('every store: coupon everywhere: min_subtotal 30')
    expect(details.join()).not.toContain('Half off')
  })

  it.each<[string, object, number]>([
    ['nothing to change', {}, 400],
    ['a percentage and an amount', { percent: 10, amount: 5 }, 400],
    ['more than all', { percent: 101 }, 400],
    ['half a cent', { amount: 0.005 }, 400],
    ['an end before its start', { ends_at: '2025-01-01T00:00:00Z' }, 400],
    ['a date that is none', { ends_at: '2026-02-30T00:00:00Z' }, 400],
    ['an empty title', { title: { en: ' ' } }, 400],
    ['a title in a language that is none', { title: { fr: 'Printemps' } }, 400],
  ])('is not changed to %s', async (_, body, status) => {
    const before = await api.db.select().from(coupons)
    expect((await change('SPRING', body)).status).toBe(status)
    expect(await api.db.select().from(coupons)).toEqual(before)
    expect(await purged()).toEqual([])
  })

  it('of another store is out of reach, and an unknown one is none', async () => {
    expect((await change('THEIRS', { percent: 10, store: other.urlKey })).status).toBe(404)
    expect((await change('THEIRS', { percent: 10 })).status).toBe(404)
    expect(await run('coupons', 'end', 'NONE', '--store', KEY)).toEqual(['no such coupon'])
    expect(await run('coupons', 'end')).toEqual([expect.stringContaining('npm run cli -- coupons')])
  })

  it('has its store in the query as in the body, which comes first', async () => {
    const by = (key: string, body: object) => call(token, 'POST', `/coupons/spring?store=${key}`, body)
    expect((await by(KEY, { percent: 30 })).body).toMatchObject({ store: KEY, percent: 30 })
    expect((await by(other.urlKey, { percent: 40 })).status).toBe(404)
    expect((await by(other.urlKey, { percent: 40, store: KEY })).body).toMatchObject({ store: KEY, percent: 40 })
  })
})
