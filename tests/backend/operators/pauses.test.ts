import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { jobs } from '@/backend/platform/jobs/schema'
import { storeDetail } from '@/lib/contract/store-detail'
import { makeProduct, storeValues } from '@/tests/backend/support/factories'
import { askMenu, menuOf } from '@/tests/backend/support/menu-shopping'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { checkOut } from '@/tests/backend/support/shopping'

/** Noon in Vancouver, where the store is open from 11 to 22. */
const NOON = '2026-06-05T19:00:00Z'
const desk = await openOperatorDesk()
const { api, me, store, other, call, run, operator, purged } = desk
const token = await operator(['orders'])
const dish = await makeProduct(api.db, store, { price: 1500 })
const key = store.urlKey ?? ''
beforeEach(async () => {
  api.clock.set(NOON)
  const settings = { ...storeValues().settings, preparationMinutes: 15 }
  const states = { pausedUntil: null, closedUntil: null, busyMinutes: 0, busyUntil: null }
  await api.db.update(stores).set({ settings, ...states })
  await api.db.delete(jobs)
})
afterAll(() => api.close())

const press = (act: string, body: object = {}) => call(token, 'POST', `/stores/${key}/${act}`, body)
const quote = () => askMenu(api, me, store, [{ pid: dish.id }])
const readStore = async () => storeDetail.parse((await api.get(`/api/v8/sdtl2?gid=${store.gid}&lan=en`)).records)
const isOnHold = (kflg: string | null | undefined) => kflg?.split(',')[2] === '1'

describe('a paused store', () => {
  it('takes no orders, of an open quote neither, and takes them again by itself', async () => {
    const { records } = await quote()
    expect(await press('pause')).toEqual({
      status: 200,
      body: { until: '2026-06-05T19:30:00.000Z', local: '2026-06-05 12:30pm' },
    })
    expect(await quote()).toMatchObject({ RC: 400, records: { reason: 'on_hold' } })
    const refused = await checkOut(api, me, menuOf(store), records.qid)
    expect(refused).toMatchObject({ RC: 400, records: { reason: 'on_hold' } })
    api.clock.set('2026-06-05T19:30:00Z')
    expect((await quote()).RC).toBe(200)
    expect((await checkOut(api, me, menuOf(store), records.qid)).RC).toBe(200)
  })

  it('is told as a hold with an end, and has no estimates', async () => {
    await press('pause', { minutes: 45 })
    const paused = await readStore()
    expect(paused).toMatchObject({ is_open: true, allow_order: false, can_pre_order: false, est: {} })
    expect(paused.paused_until).toBe('2026-06-05 19:45:00')
    expect(isOnHold(paused.kflg)).toBe(true)
    const listed = (await api.get(`/api/v7/slst?g_ids=${store.gid}`)).records[0]
    expect([listed.paused_until, isOnHold(listed.kflg)]).toEqual(['2026-06-05 19:45:00', true])
    api.clock.set('2026-06-05T19:45:00Z')
    const resumed = await readStore()
    expect([resumed.paused_until, isOnHold(resumed.kflg), resumed.allow_order]).toEqual([undefined, false, true])
  })

  it('has its pages rendered again at once, and when the pause ends', async () => {
    await press('pause')
    expect(await purged()).toEqual([`store:${store.gid}`, 'catalogue', `store:${store.gid}`, 'catalogue'])
    const due = (await api.db.select().from(jobs)).map(({ dueAt }) => dueAt.toISOString())
    expect(due.sort()).toEqual(['2026-06-05T19:00:00.000Z', '2026-06-05T19:30:00.000Z'])
  })
})

describe('a store that is closed for the rest of the day', () => {
  it('is closed until midnight, and takes orders for the next days', async () => {
    expect((await press('close-today')).body).toEqual({
      until: '2026-06-06T07:00:00.000Z',
      local: '2026-06-06 12:00am',
    })
    expect(await readStore()).toMatchObject({
      is_open: false,
      next_open: '2026-06-06 18:00:00',
      can_pre_order: true,
      est: {},
    })
    const { records } = await quote()
    expect(records.asap).toBe(false)
    expect(Object.keys(records.allowed_periods)[0]).toBe('2026-06-06')
    expect(await checkOut(api, me, menuOf(store), records.qid)).toMatchObject({
      RC: 400,
      records: { reason: 'closed' },
    })
    api.clock.set('2026-06-06T18:00:00Z')
    expect((await readStore()).is_open).toBe(true)
  })
})

describe('a busy store', () => {
  it('promises later and begins its slots later, for a while', async () => {
    const before = (await quote()).records
    await press('busy', { minutes: 20, for: 60 })
    const { records } = await quote()
    expect([before.est, records.est]).toEqual([
      { from: 15, to: 25 },
      { from: 35, to: 45 },
    ])
    const first = (periods: Record<string, { start: string }[]>) => periods['2026-06-05']?.[0]?.start
    expect(first(before.allowed_periods)).toBe('2026-06-05 19:30:00')
    expect(first(records.allowed_periods)).toBe('2026-06-05 20:00:00')
    expect((await readStore()).est?.pickup).toEqual({ from: 35, to: 45 })
    api.clock.set('2026-06-05T20:00:00Z')
    expect((await readStore()).est?.pickup).toEqual({ from: 15, to: 25 })
  })
})

describe('all of it', () => {
  it('ends at once when the store resumes', async () => {
    for (const act of ['pause', 'close-today', 'busy']) await press(act)
    expect((await press('resume')).status).toBe(200)
    expect(await readStore()).toMatchObject({ is_open: true, allow_order: true })
    expect((await quote()).records.est).toEqual({ from: 15, to: 25 })
  })

  it('is for those who may handle orders, at their own stores, within limits', async () => {
    const catalogue = await operator(['catalogue'])
    expect((await call(catalogue, 'POST', `/stores/${key}/pause`)).status).toBe(403)
    expect((await call(token, 'POST', `/stores/${other.urlKey}/pause`)).status).toBe(404)
    const tooLong = await press('pause', { minutes: 721 })
    expect([tooLong.status, tooLong.body.error]).toEqual([400, 'minutes: must be 1 to 720'])
    expect((await readStore()).paused_until).toBeUndefined()
  })

  it('is said by commands', async () => {
    expect(await run('stores', 'pause', key, '--minutes', '30')).toEqual([
      `${key}: takes no orders until 2026-06-05 12:30pm`,
    ])
    expect(await run('stores', 'busy', key, '--minutes', '20', '--for', '60')).toEqual([
      `${key}: takes longer until 2026-06-05 01:00pm`,
    ])
    expect(await run('stores', 'close-today', key)).toEqual([`${key}: is closed until 2026-06-06 12:00am`])
    expect(await run('stores', 'resume', key)).toEqual([`${key}: is as its hours say`])
    expect(await run('stores', 'pause', 'nowhere')).toEqual(['no such store'])
  })
})
