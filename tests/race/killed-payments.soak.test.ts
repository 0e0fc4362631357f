import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/backend/platform/db/database'
import { openPostgres } from '@/backend/platform/db/postgres'
import { type ApiProcess, createApiProcess } from '@/tests/backend/support/crash-process'
import { makeMarket } from '@/tests/backend/support/crash-shopping'
import { makeCategories } from '@/tests/backend/support/factories'
import { findFaults, findUnsettled } from '@/tests/backend/support/money-faults'
import { createTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'
import { createDatabase } from '@/tests/support/databases'
import { createSeededRandom } from '@/tests/support/scale'
import { type Act, createPaymentPaths } from './payment-paths'

/** Each takes a minute, nearly all of it waiting. */
const ROUNDS = 12
/** Customers on each path in a round. */
const CUSTOMERS = 4
const PATHS = 6
/** From the first request to the kill, at most: about as long as the requests take. */
const LONGEST_MS = 400
const SETTLED_WITHIN_MS = 60_000

describe('two API processes killed on every path of a payment', () => {
  let open: OpenDatabase
  let desk: TestApp
  let apis: ApiProcess[]
  let shoppers: Tokens[]
  let paths: ReturnType<typeof createPaymentPaths>
  beforeAll(async () => {
    const url = await createDatabase('killed')
    open = openPostgres(url, { size: 5 })
    desk = createTestApp(open.db, open.close)
    const market = await makeMarket(open.db, CUSTOMERS * PATHS)
    // a demo with categories counts as seeded
    await makeCategories(open.db)
    shoppers = market.shoppers
    paths = createPaymentPaths(desk, market)
    const env = { DATABASE_URL: url, PLAZA_MODE: 'demo', SIMULATOR: 'off' }
    apis = [await createApiProcess(env), await createApiProcess(env)]
  })
  afterAll(async () => {
    for (const api of apis ?? []) await api.remove()
    await desk?.close()
  })

  /** Every customer on a path of their own, whose requests are still to be sent. */
  async function prepare(): Promise<{ name: string; act: Act }[]> {
    const acts: { name: string; act: Act }[] = []
    for (const [n, me] of shoppers.entries()) {
      const [name, path] = Object.entries(paths)[n % PATHS] ?? []
      if (name && path) acts.push({ name, act: await path(me) })
    }
    return acts
  }

  async function settle(): Promise<string[]> {
    const deadline = Date.now() + SETTLED_WITHIN_MS
    while (Date.now() < deadline && (await findUnsettled(desk.deps)).length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    return findUnsettled(desk.deps)
  }

  it(`settle everything within a minute of their restart, ${ROUNDS} times: no cent is taken twice or kept without an order`, {
    timeout: ROUNDS * 180_000,
  }, async () => {
    const random = createSeededRandom('killed payments')
    const interrupted: Record<string, number> = {}
    for (let round = 0; round < ROUNDS; round++) {
      desk.clock.set(new Date().toISOString())
      await Promise.all(apis.map((api) => api.start()))
      const acts = await prepare()
      const api = (n: number) => apis[n % apis.length] as ApiProcess
      const answers = acts.map(async ({ name, act }, n) => {
        await act(api(n)).catch(() => {
          interrupted[name] = (interrupted[name] ?? 0) + 1
        })
      })
      await new Promise((resolve) => setTimeout(resolve, random.int(5, LONGEST_MS)))
      // the second one goes on alone for a moment, or dies with the first
      await api(0).stop('SIGKILL')
      if (random.chance(0.5)) await Promise.all(acts.map(({ act }) => act(api(1)).catch(() => null)))
      await api(1).stop('SIGKILL')
      await Promise.all(answers)
      await Promise.all(apis.map((one) => one.start()))
      // customers try again at once
      await Promise.all(acts.map(({ act }, n) => act(api(n)).catch(() => null)))
      expect([round, await settle()]).toEqual([round, []])
      expect([round, await findFaults(desk.deps, new Date(0))]).toEqual([round, []])
      await Promise.all(apis.map((one) => one.stop('SIGTERM')))
    }
    expect(Object.keys(interrupted).sort()).toEqual(Object.keys(paths).sort())
  })
})
