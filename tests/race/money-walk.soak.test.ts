import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '@/backend/platform/db/postgres'
import { findFaults, findUnsettled } from '@/tests/backend/support/money-faults'
import { findMonthFaults } from '@/tests/backend/support/month-faults'
import { createTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { createDatabase } from '@/tests/support/databases'
import { SEED } from '@/tests/support/scale'
import { WALK_LIMITS } from './walk/check-promises'
import { settle } from './walk/provider-steps'
import { begin, check, counts, STEPS } from './walk/steps'
import { openWorld } from './walk/world'

const STEPS_A_WALK = 150
/** Steps when soaking; `npm test` walks for a time instead. */
const WANTED = 10_000
/** The walks begin in it, and take some days. */
const YEAR = { from: '2026-06-01', to: '2027-06-01' }
const LIMIT_MS = 3_600_000
const { WALK_SEED, WALK_PATH, WALK_REPLAY } = process.env
const seed = Number(WALK_SEED ?? SEED)

describe('accounts and money', () => {
  let api: TestApp
  beforeAll(async () => {
    const open = openPostgres(await createDatabase('walk'), { size: 10, waitMs: 10_000 })
    api = createTestApp(open.db, open.close, { simulator: false, orderLimits: WALK_LIMITS })
  })
  afterAll(() => api?.close())

  it(`keep every invariant in random walks of several people, ${LIMIT_MS / 1000} s or ${WANTED} steps`, async () => {
    process.stdout.write(`WALK_SEED=${seed} repeats this walk\n`)
    const steps = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
    const options = { maxCommands: STEPS_A_WALK, size: 'max', ...(WALK_REPLAY && { replayPath: WALK_REPLAY }) } as const
    const walk = fc.asyncProperty(fc.commands(STEPS, options), async (commands) => {
      if (steps() >= WANTED) return
      const world = await openWorld(api)
      try {
        await begin(world)
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
        await settle(world)
        await check(world, 'the end')
        expect([...(await findUnsettled(world.books)), ...(await findFaults(world.books, new Date(0)))]).toEqual([])
        expect(await findMonthFaults(api.db, YEAR)).toEqual([])
      } finally {
        world.close()
      }
    })
    await fc
      .assert(walk, {
        seed,
        ...(WALK_PATH && { path: WALK_PATH }),
        numRuns: 10_000,
        interruptAfterTimeLimit: LIMIT_MS,
        markInterruptAsFailure: false,
      })
      .finally(() => process.stdout.write(describeCounts()))
    expect(steps()).toBeGreaterThan(WANTED - 1)
  }, 7_200_000)
})

function describeCounts(): string {
  const lines = [...counts].sort(([one], [other]) => one.localeCompare(other))
  return `${lines.map(([name, count]) => `${`${count}`.padStart(6)} ${name}`).join('\n')}\n`
}
