import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import type { Random } from '@/backend/demo/random'
import { retryPayment } from '@/backend/operators/payments/waiting-payments'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { payments } from '@/backend/orders/schema/payments'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { createDyingDeps } from '@/tests/backend/support/dying-process'
import { givePoints, makeCustomer, makeGiftCard } from '@/tests/backend/support/factories'
import { createFaultyProvider } from '@/tests/backend/support/faulty-provider'
import { limiterAt } from '@/tests/backend/support/limiter-at'
import type { TestApp } from '@/tests/backend/support/test-app'
import { createMoneyCommands, type Market, WORK } from './money-commands'

const COMMANDS = 8
/** Seconds after each of which the worker has its turn, once the provider is back: more than a day. */
const AFTERWARDS = [60, 3700, 90_000]
/** Seconds between two commands; the longest ends the hold of an unpaid order. */
const PAUSES = [0, 0, 0, 1, 6, 6, 40, 40, 40, 1000]
const MOODS = ['well', 'well', 'well', 'well', 'down', 'silent', 'late'] as const

/** The end of a command that a provider or a process may fail in; rethrows what must not happen. */
function endingOf(error: unknown): string {
  if (error instanceof DomainError) return error.code
  if (error instanceof Error && /^(killed|the provider does not answer)$/.test(error.message)) return error.message
  throw error
}

/**
 * Random commands of a new customer, during which the provider fails and processes are killed. Then the provider is
 * back, operators retry what waits for them, and a day passes. Returns what happened.
 */
export async function runSequence(api: TestApp, random: Random, market: Market): Promise<string[]> {
  const { id: me } = await makeCustomer(api.db)
  if (random.chance(0.3)) await givePoints(api.db, me, 3000)
  if (random.chance(0.3)) await makeGiftCard(api.db, me, market.gid, 5000)
  const commands = createMoneyCommands(random, market, me)
  const faulty = createFaultyProvider(api.deps.provider)
  const deps: Deps = { ...api.deps, provider: faulty.provider, limiter: limiterAt(api.clock.now) }
  const log: string[] = []
  for (let n = 0; n < COMMANDS; n++) {
    const mood = random.pick(MOODS)
    faulty.be(mood)
    const dyingStep = random.chance(0.25) ? random.int(1, 8) : Number.POSITIVE_INFINITY
    const { name, run } = commands.next(n === 0)
    const ending = await run(createDyingDeps(deps, dyingStep).deps).then(() => 'done', endingOf)
    log.push(`${name}: ${ending} (provider ${mood}, killed at ${dyingStep})`)
    api.clock.advance(random.pick(PAUSES))
    if (random.chance(0.2)) await faulty.catchUp()
  }
  faulty.be('well')
  await faulty.catchUp()
  for (const event of commands.events) if (random.chance(0.5)) await applyEvent(deps, event)
  const problems = await api.db.select().from(payments).where(eq(payments.problem, 'wrong_amount'))
  for (const { id } of problems) await retryPayment(api.db, id, api.clock.now())
  for (const seconds of AFTERWARDS) {
    api.clock.advance(seconds)
    for (const part of WORK) await part(deps)
  }
  return log
}
