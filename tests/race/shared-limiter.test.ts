import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Limiter } from '@/backend/platform/limits/limiter'
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter'
import { rateLimits } from '@/backend/platform/limits/schema'
import { createSharedLimiter } from '@/backend/platform/limits/shared-limiter'
import type { TestApp } from '@/tests/backend/support/test-app'
import { countAnswers, openRaceApp } from './race-app'

const GUESSES = { name: 'guesses', max: 10, seconds: 2 }

describe('a limit that two API processes share', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openRaceApp('limiter')
  })
  afterAll(() => api?.close())

  /** How many of 60 attempts at once, alternately at each process, are allowed. */
  async function countAllowed(processes: Limiter[], key: string): Promise<number> {
    const allowed = await countAnswers(api.db, 60, async (n) => {
      const limiter = processes[n % processes.length]
      return Number((await limiter?.attempt(GUESSES, key))?.isAllowed)
    })
    return allowed[1] ?? 0
  }

  it('of 60 attempts at once 10 are allowed, where counters in memory allow 20', async () => {
    expect(await countAllowed([createMemoryLimiter(), createMemoryLimiter()], 'ada')).toBe(20)
    expect(await countAllowed([createSharedLimiter(api.db), createSharedLimiter(api.db)], 'ada')).toBe(10)
  })

  it('a process that starts anew goes on counting, until the window has passed', async () => {
    const key = '+16045550100'
    await countAllowed([createSharedLimiter(api.db)], key)
    const restarted = createSharedLimiter(api.db)
    expect(await restarted.isExhausted(GUESSES, key)).toBe(true)
    const refused = await restarted.attempt(GUESSES, key)
    expect(refused).toEqual({ isAllowed: false, retryAfterMs: expect.any(Number) })
    await new Promise((resolve) => setTimeout(resolve, GUESSES.seconds * 1000))
    expect(await restarted.isExhausted(GUESSES, key)).toBe(false)
    expect(await restarted.attempt(GUESSES, key)).toEqual({ isAllowed: true })
  })

  it('12 right ones at once, two of which are refused, leave all attempts', async () => {
    const limiter = createSharedLimiter(api.db)
    const tried = await Promise.all(Array.from({ length: 12 }, () => limiter.attempt(GUESSES, 'mei')))
    const allowed = tried.filter(({ isAllowed }) => isAllowed)
    expect(allowed).toHaveLength(10)
    for (const _ of allowed) await limiter.giveBack(GUESSES, 'mei')
    expect(await limiter.attempt(GUESSES, 'mei')).toEqual({ isAllowed: true })
    await limiter.clear(GUESSES, 'mei')
    expect(await countAllowed([limiter], 'mei')).toBe(10)
  })

  it('the database has no key in clear', async () => {
    await createSharedLimiter(api.db).attempt(GUESSES, 'ada@mail.example')
    const rows = await api.db.select().from(rateLimits)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/ada|6045550100/)
  })
})
