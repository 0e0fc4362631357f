import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Limiter } from '@/backend/platform/limits/limiter'
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter'

const LIMIT = { name: 'guesses', max: 3, seconds: 60 }

let limiter: Limiter
beforeEach(() => {
  vi.useFakeTimers()
  limiter = createMemoryLimiter()
})
afterEach(() => vi.useRealTimers())

const isAllowed = async (key: string, limit = LIMIT) => (await limiter.attempt(limit, key)).isAllowed

test('of concurrent attempts exactly the limit is allowed', async () => {
  const attempts = await Promise.all(Array.from({ length: 40 }, () => isAllowed('ada')))
  expect(attempts.filter(Boolean)).toHaveLength(3)
})

test('the first attempt opens the window, refused ones do not extend it', async () => {
  for (let n = 0; n < 3; n++) expect(await limiter.attempt(LIMIT, 'ada')).toEqual({ isAllowed: true })
  vi.advanceTimersByTime(20_000)
  expect(await limiter.attempt(LIMIT, 'ada')).toEqual({ isAllowed: false, retryAfterMs: 40_000 })
  vi.advanceTimersByTime(39_999)
  expect(await limiter.attempt(LIMIT, 'ada')).toEqual({ isAllowed: false, retryAfterMs: 1 })
  vi.advanceTimersByTime(1)
  expect(await isAllowed('ada')).toBe(true)
})

test('an attempt that is given back does not count, and a cleared key begins anew', async () => {
  for (let n = 0; n < 20; n++) {
    expect(await isAllowed('ada')).toBe(true)
    await limiter.giveBack(LIMIT, 'ada')
  }
  expect([await isAllowed('ada'), await isAllowed('ada'), await isAllowed('ada'), await isAllowed('ada')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  await limiter.clear(LIMIT, 'ada')
  expect(await isAllowed('ada')).toBe(true)
})

test('keys and limits are counted separately', async () => {
  const once = { name: 'mails', max: 1, seconds: 60 }
  expect([await isAllowed('ada', once), await isAllowed('ada', once)]).toEqual([true, false])
  expect([await isAllowed('eve', once), await isAllowed('ada')]).toEqual([true, true])
})

test('a flood of 50,000 keys evicts idle keys, not one still in use', async () => {
  for (let n = 0; n < 4; n++) for (const key of ['ada', 'eve']) await isAllowed(key)
  for (let n = 0; n < 50_000; n++) {
    await isAllowed(`stranger ${n}`)
    if (n % 1000 === 0) expect(await isAllowed('ada')).toBe(false)
  }
  expect([await isAllowed('ada'), await isAllowed('eve')]).toEqual([false, true])
})
