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
beforeEach(() => api.db.delete(jobs))
afterAll(() => api.close())

const VALID = { title: { en: 'Ten off' }, percent: 10, ends_at: '2026-12-31T00:00:00Z' }
const add = (body: object, by = token) => call(by, 'POST', '/coupons', { ...VALID, store: store.urlKey, ...body })
const rowOf = async (code: string) => (await api.db.select().from(coupons).where(eq(coupons.code, code)))[0]
const deducted = async (cpn: string) => {
  const { records } = await askQuote(api, me, deal, { cpn })
  return [records.cpn_dis, records.cpn_reason]
}

describe('a new coupon', () => {
  it('takes off what it says, as often as it may', async () => {
    const { status, body } = await add({ code: 'Once-1', per_customer_limit: 1, total_limit: 20 })
    expect([status, body]).toEqual([
      200,
      {
        ...{ store: store.urlKey, code: 'Once-1', title: 'Ten off', percent: 10, amount: null, currency: 'CAD' },
        ...{ min_subtotal: 0, starts_at: api.clock.now().toISOString(), ends_at: '2026-12-31T00:00:00.000Z' },
        ...{ per_customer_limit: 1, total_limit: 20, used: 0 },
      },
    ])
    expect(await purged()).toEqual([`store:${store.gid}`])
    expect((await rowOf('Once-1'))?.title).toEqual({
      en: 'Ten off',
      zh: 'Ten off',
      'zh-Hant': 'Ten off',
      jp: 'Ten off',
    })
    expect(await deducted('ONCE-1')).toEqual([2, null])
    await buy(api, me, deal, {}, { cpn: 'once-1' })
    expect((await deducted('once-1'))[1]).toBe('limit_reached')
  })

  it('is made by a command alike, of an amount, with a minimum and a start', async () => {
    const words = ['--amount', '5', '--min', '30', '--starts', '2026-06-05T00:00:00Z', '--ends', '2026-07-01T00:00:00Z']
    const added = await run('coupons', 'add', 'FIVE', '--store', store.urlKey, ...words, '--title-zh', '减五元')
    expect(added).toEqual([expect.stringContaining('FIVE  减五元  CAD 5 off  2026-06-05T00:00:00.000Z to 2026-07-01')])
    expect(await rowOf('FIVE')).toMatchObject({ kind: 'amount', value: 500, minSubtotal: 3000, totalLimit: null })
    expect((await deducted('FIVE'))[1]).toBe('minimum_not_met')
  })

  it('of every store is added by an operator of all', async () => {
    const everywhere = { code: 'ALL', store: undefined }
    expect((await add(everywhere)).status).toBe(403)
    expect((await add(everywhere, ofAll)).body.store).toBeNull()
    expect(await purged()).toEqual(['catalogue', 'sites'])
    expect(await deducted('ALL')).toEqual([2, null])
  })

  it('has a code of its own at its store, in any case, also when two add it at once', async () => {
    const twice = await Promise.all([add({ code: 'TWICE' }), add({ code: 'twice' })])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await add({ code: 'Twice' })).body).toEqual({ error: 'there is a coupon of this code' })
    expect((await add({ code: 'TWICE', store: undefined }, ofAll)).status).toBe(200)
    expect((await add({ code: 'TWICE', store: other.urlKey }, ofAll)).status).toBe(200)
  })

  it('that an import had taken out comes back with its uses', async () => {
    await makeCoupon(api.db, { code: 'BACK', gid: store.gid, used: 7, retiredAt: new Date(0) })
    const before = await rowOf('BACK')
    expect((await add({ code: 'BACK', percent: 25, total_limit: 3 })).body).toMatchObject({
      percent: 25,
      used: 7,
      total_limit: 7,
    })
    expect(await rowOf('BACK')).toMatchObject({ id: before?.id, value: 25, retiredAt: null })
  })

  it.each<[string, object, string]>([
    ['a code with a blank', { code: 'TEN OFF' }, 'code: must be at most 40 letters'],
    ['neither a percentage nor an amount', { percent: undefined }, 'percent: or amount must be given, not both'],
    ['a percentage and an amount', { amount: 5 }, 'percent: or amount must be given, not both'],
    ['more than all', { percent: 101 }, 'percent: '],
    ['half a cent', { percent: undefined, amount: 0.005 }, '0.005: too many decimals for CAD'],
    ['an end before its start', { starts_at: '2027-01-01T00:00:00Z' }, 'ends_at: must be after its start'],
    ['an end that has passed', { ends_at: '2026-06-01T00:00:00Z' }, 'ends_at: must be after its start'],
    ['no end', { ends_at: undefined }, 'ends_at: '],
    ['a local time', { ends_at: '2026-12-31 22:00' }, 'ends_at: '],
    ['no title', { title: {} }, 'title: is needed in one language'],
    ['a long title', { title: { en: 'x'.repeat(201) } }, 'title.en: '],
    ['no uses', { total_limit: 0 }, 'total_limit: '],
  ])('is refused with %s', async (_, body, reason) => {
    const before = await api.db.$count(coupons)
    const { status, body: refused } = await add({ code: 'WRONG', ...body })
    expect([status, refused.error]).toEqual([400, expect.stringContaining(reason)])
    expect([await api.db.$count(coupons), await purged()]).toEqual([before, []])
  })

  it('is recorded without its title', async () => {
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.act, 'coupons.add'))
    const details = entries.map(({ subject, detail }) => `${subject}: ${detail}`)
    expect(details).toContain(`${store.urlKey}: coupon Once-1: percent 10`)
    expect(details).toContain(`${store.urlKey}: coupon FIVE: amount 5`)
    expect(details.join()).not.toContain('Ten off')
  })
})
