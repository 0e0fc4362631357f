import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { auditEntries } from '@/backend/operators/access/schema'
import { jobs } from '@/backend/platform/jobs/schema'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'

const { api, store, other, call, run, operator, purged } = await openOperatorDesk()
const token = await operator(['catalogue'])
const KEY = store.urlKey
afterAll(() => api.close())
beforeEach(() => api.db.delete(jobs))

const time = (day: string, opens: string, closes: string) => ({ day, opens, closes })
const set = (body: object, key = KEY) => call(token, 'POST', `/stores/${key}/hours`, body)
const read = async () => (await call(token, 'GET', `/stores/${KEY}/hours`)).body
const rowOf = async () => {
  const [row] = await api.db.select().from(stores).where(eq(stores.gid, store.gid))
  return { hours: row?.hours, delivery: row?.deliveryHours }
}
const EVENINGS = [time('fri', '17:00', '02:00'), time('sun', '18:00', '24:00')]

describe('the hours of a store', () => {
  it('are replaced as a whole, those of deliveries with them, and its pages show them', async () => {
    const typed = [time('FRI', '5:00 PM', '2:00'), time('sun', '18:00', '24:00')]
    expect(await set({ hours: typed })).toEqual({ status: 200, body: { hours: EVENINGS, delivery: EVENINGS } })
    expect(await read()).toEqual({ hours: EVENINGS, delivery: EVENINGS })
    const week = [[], [], [], [], [{ open: 1020, close: 1560 }], [], [{ open: 1080, close: 1440 }]]
    expect(await rowOf()).toEqual({ hours: week, delivery: week })
    expect(await purged()).toEqual([`store:${store.gid}`, 'catalogue'])
  })

  it('that are the same change nothing', async () => {
    await set({ hours: EVENINGS })
    await api.db.delete(jobs)
    const before = await api.db.$count(auditEntries)
    expect((await set({ hours: EVENINGS })).status).toBe(200)
    expect([await purged(), await api.db.$count(auditEntries)]).toEqual([[], before])
  })

  it('leave those of deliveries where these differ', async () => {
    const delivery = [time('sat', '12:00', '14:00')]
    await set({ hours: EVENINGS, delivery })
    const hours = [time('mon', '09:00', '17:00')]
    expect((await set({ hours })).body).toEqual({ hours, delivery })
    expect(await run('stores', 'hours', KEY)).toEqual(['mon 09:00-17:00', 'delivery sat 12:00-14:00'])
    expect((await set({ hours, delivery: hours })).body).toEqual({ hours, delivery: hours })
    expect((await set({ hours: EVENINGS })).body.delivery).toEqual(EVENINGS)
  })

  it('are set by a command alike, and recorded', async () => {
    const rows = ['--open', 'tue,9:00,12:00', '--open', 'tue,13:00,17:30']
    expect(await run('stores', 'set-hours', KEY, ...rows)).toEqual(['tue 09:00-12:00', 'tue 13:00-17:30'])
    expect(await run('stores', 'set-hours', KEY)).toEqual([expect.stringContaining('--open is needed')])
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.act, 'stores.set-hours'))
    expect(entries.at(-1)).toMatchObject({ subject: KEY, detail: 'tue 09:00-12:00, tue 13:00-17:30' })
  })

  it.each<[string, object, string]>([
    [
      'times that overlap',
      { hours: [time('mon', '9:00', '12:00'), time('mon', '11:00', '13:00')] },
      'hours.1.opens: overlaps',
    ],
    [
      'a Sunday night that runs into Monday',
      { hours: [time('sun', '20:00', '4:00'), time('mon', '3:00', '9:00')] },
      'overlaps',
    ],
    ['deliveries that overlap', { hours: EVENINGS, delivery: [...EVENINGS, ...EVENINGS] }, 'delivery.'],
    ['an opening at 24:00', { hours: [time('mon', '24:00', '3:00')] }, 'hours.0.opens: must be before 24:00'],
    ['no day of the week', { hours: [time('today', '9:00', '12:00')] }, 'hours.0.day: '],
    ['no time', { hours: [time('mon', '25:00', '12:00')] }, 'hours.0.opens: must be a time such as 09:30'],
    ['no times', { hours: [] }, 'hours: '],
    ['nothing', {}, 'hours: '],
  ])('are not %s', async (_, body, reason) => {
    const before = await rowOf()
    const { status, body: refused } = await set(body)
    expect([status, refused.error]).toEqual([400, expect.stringContaining(reason)])
    expect([await rowOf(), await purged()]).toEqual([before, []])
  })

  it('of another store are out of reach', async () => {
    expect((await set({ hours: EVENINGS }, other.urlKey)).status).toBe(404)
    expect((await call(token, 'GET', `/stores/${other.urlKey}/hours`)).status).toBe(404)
  })
})
