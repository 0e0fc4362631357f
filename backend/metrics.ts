import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { Gauge, Registry } from 'prom-client'
import type { Database } from './db/database'
import { jobs, payments, refunds } from './db/schema/payments'
import { ATTEMPT_STATES } from './services/payments/state/attempt-transitions'
import { REFUND_STATES } from './services/payments/state/refund-transitions'

/** The metrics of this API. They are counted in the database when they are read, so that every process tells the same. */
export function createMetrics(db: Database): Registry {
  const registry = new Registry()
  const gauge = (name: string, help: string, read: () => Promise<Record<string, number>>) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        for (const [state, value] of Object.entries(await read())) this.set({ state }, value)
      },
    })
  gauge('plaza_payment_attempts', 'Attempts to pay by state; unknown ones wait for their provider', async () => {
    const rows = await db.select({ state: payments.state, n: count() }).from(payments).groupBy(payments.state)
    return byState(ATTEMPT_STATES, rows)
  })
  gauge('plaza_refunds', 'Refunds by state; failed ones need people', async () => {
    const rows = await db.select({ state: refunds.state, n: count() }).from(refunds).groupBy(refunds.state)
    return byState(REFUND_STATES, rows)
  })
  gauge('plaza_payment_problems', 'Attempts that only people can settle', async () => {
    return { wrong_amount: await db.$count(payments, eq(payments.problem, 'wrong_amount')) }
  })
  gauge('plaza_jobs', 'Jobs that wait for the worker, and dead ones', async () => ({
    waiting: await db.$count(jobs, and(isNull(jobs.doneAt), isNull(jobs.deadAt))),
    dead: await db.$count(jobs, isNotNull(jobs.deadAt)),
  }))
  return registry
}

/** A number for every state, so that one that has become empty reads as 0. */
function byState(states: readonly string[], rows: { state: string; n: number }[]): Record<string, number> {
  return Object.fromEntries(states.map((state) => [state, rows.find((row) => row.state === state)?.n ?? 0]))
}
