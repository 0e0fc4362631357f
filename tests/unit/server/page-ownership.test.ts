import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SHARED_SITE, type Site } from '@/lib/domain/site/site'
import { fakeTime } from '@/tests/support/fake-time'
import { sampleStoreSite } from '@/tests/support/sample-site'

const { getDeal, getStore, listProducts } = vi.hoisted(() => ({
  getDeal: vi.fn(),
  getStore: vi.fn(),
  listProducts: vi.fn(),
}))
vi.mock('@/lib/commerce-client/stores/deals-api', () => ({ getDeal }))
vi.mock('@/lib/commerce-client/stores/stores-api', () => ({ getStore }))
vi.mock('@/lib/commerce-client/stores/menu-api', () => ({ listProducts }))

const OWN: Site = { ...sampleStoreSite, gid: 7 }
const OTHER: Site = { ...OWN, key: 'other.example', gid: 8 }
const SUBJECTS = [
  { subject: 'deal', lookUp: getDeal, answer: (gid: number | null) => gid && { gid } },
  { subject: 'store', lookUp: getStore, answer: (gid: number | null) => gid && { gid } },
  { subject: 'product', lookUp: listProducts, answer: (gid: number | null) => (gid ? [{ gid }] : []) },
] as const

let exists: typeof import('@/lib/server/routing/page-ownership').exists
beforeEach(async () => {
  vi.resetModules()
  for (const { lookUp } of SUBJECTS) lookUp.mockReset()
  exists = (await import('@/lib/server/routing/page-ownership')).exists
  fakeTime()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.each(SUBJECTS)('the page of a $subject', ({ subject, lookUp, answer }) => {
  test('exists on the shared site and on that of its store', async () => {
    lookUp.mockResolvedValue(answer(7))
    expect(await Promise.all([SHARED_SITE, OWN, OTHER].map((site) => exists(subject, 7, site)))).toEqual([
      true,
      true,
      false,
    ])
    expect(lookUp).toHaveBeenCalledOnce()
  })

  test('is looked up again after 60 s, after 10 s when it does not exist', async () => {
    const askAfter = async (waits: number[]) => {
      lookUp.mockClear()
      for (const wait of waits) {
        vi.advanceTimersByTime(wait)
        await exists(subject, 7, SHARED_SITE)
      }
      return lookUp.mock.calls.length
    }
    lookUp.mockResolvedValue(answer(7))
    expect(await askAfter([0, 60_000])).toBe(1)
    lookUp.mockResolvedValue(answer(null))
    expect(await askAfter([1, 10_000])).toBe(1)
    expect(await askAfter([1])).toBe(1)
    expect(await exists(subject, 7, SHARED_SITE)).toBe(false)
  })

  test('while the API is down keeps its last state, and is looked up each time; an unknown one may exist', async () => {
    lookUp.mockResolvedValueOnce(answer(7)).mockRejectedValue(new Error('down'))
    expect(await exists(subject, 7, OTHER)).toBe(false)
    vi.advanceTimersByTime(60_001)
    expect([await exists(subject, 7, OTHER), await exists(subject, 7, OWN)]).toEqual([false, true])
    expect(lookUp).toHaveBeenCalledTimes(3)
    expect(await exists(subject, 9, OTHER)).toBe(true)
  })
})

test('the 20,000 most recently requested deals are cached', async () => {
  for (let id = 1; id <= 20_001; id++) await exists('deal', id, SHARED_SITE)
  getDeal.mockClear()
  await exists('deal', 2, SHARED_SITE)
  expect(getDeal).not.toHaveBeenCalled()
  await exists('deal', 1, SHARED_SITE)
  expect(getDeal).toHaveBeenCalledOnce()
})
