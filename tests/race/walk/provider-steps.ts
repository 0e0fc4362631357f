import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { runMaintenance } from '@/backend/app/worker/run-worker'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { payments } from '@/backend/orders/schema/payments'
import { recordCharge, refundByHand } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent } from '@/backend/providers/sandbox/sandbox-events'
import { isRedirectMethod } from '@/lib/domain/codes/payment-method'
import { tryTo } from './try-to'
import { at, must, type World } from './world'

const NOTHING = 'nothing to do'
const DAY_MS = 86_400_000

const attempts = (world: World) =>
  world.api.db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...world.payments, '']))
    .orderBy(payments.createdAt, payments.id)

/** A payer decides on the provider's page, which may be an old one; the event comes later, twice, or not at all. */
export async function decideOnPage(world: World, n: number, m: number, k: number) {
  const page = at((await attempts(world)).filter(({ method }) => isRedirectMethod(method)).toReversed(), n)
  if (!page) return NOTHING
  const wanted = must(at(['succeeded', 'succeeded', 'declined', 'canceled'] as const, m))
  const { id, idempotencyKey, amount, currency } = page
  if ((await recordCharge(world.api.db, { idempotencyKey, amount, currency }, wanted)) !== wanted)
    return 'decided before'
  const event = { id: randomUUID(), type: `payment.${wanted}` as const, payment_id: id, amount, currency }
  world.events.push(...must(at([[event], [event, event], [event, { ...event, id: randomUUID() }], []], k)))
  return wanted
}

/** Somebody returns money in the provider's dashboard. */
export async function refundAtProvider(world: World, n: number, m: number, k: number) {
  const taken = at((await attempts(world)).filter(({ state }) => state === 'captured').toReversed(), n)
  if (!taken) return NOTHING
  const { id, idempotencyKey, amount, currency } = taken
  const isDone = await refundByHand(world.api.db, idempotencyKey, 1 + ((m * 37) % amount)).then(
    () => true,
    () => false,
  )
  if (!isDone) return 'more than is left'
  world.unheard.add(id)
  const event = { id: randomUUID(), type: 'payment.refunded' as const, payment_id: id, amount, currency }
  world.events.push(...must(at([[event], [event, event], []], k)))
  return 'done'
}

/** An event arrives; its repetition may come much later. */
export async function hear(world: World, n: number) {
  const event = at(world.events, n)
  if (!event) return NOTHING
  const ending = await tryTo(applyEvent(world.api.deps, event))
  if (ending === 'done') {
    world.events.splice(world.events.indexOf(event), 1)
    if (event.type === 'payment.refunded') world.unheard.delete(event.payment_id)
  }
  return ending
}

export async function changeProvider(world: World, n: number) {
  world.mood = must(at(['well', 'well', 'down', 'silent', 'late'] as const, n))
  world.faulty.be(world.mood)
  if (world.mood === 'well') await world.faulty.catchUp()
  return world.mood
}

export async function work(world: World) {
  await runMaintenance(world.api.deps)
  return 'done'
}

export async function wait(world: World, n: number) {
  const seconds = must(at([10, 240, 1000, 4000, 90_000, (8 * DAY_MS) / 1000], n))
  world.api.clock.advance(seconds)
  return `${seconds} s`
}

/** The provider is well again, every event comes, and days pass: all that is under way comes to its end. */
export async function settle(world: World): Promise<void> {
  await changeProvider(world, 0)
  const lost = [...world.unheard].map((id) =>
    JSON.parse(createEvent('payment.refunded', { id, amount: 1, currency: 'CAD' })),
  )
  for (const event of [...world.events.splice(0), ...lost]) await applyEvent(world.api.deps, event)
  for (const seconds of [60, 3700, 90_000, 90_000]) {
    world.api.clock.advance(seconds)
    await runMaintenance(world.api.deps)
  }
  world.unheard.clear()
}
