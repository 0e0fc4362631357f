import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { answerCommand } from '@/backend/operators/commands/commands-route'
import { exactMinor } from '@/backend/operators/operation/fields'
import { ORDER_STEPS, stepOrder } from '@/backend/orders/moves/order-commands'
import { listOpenOrders } from '@/backend/orders/queries/list-orders'
import { answerReview } from '@/backend/orders/reviews/answer-review'
import { orders } from '@/backend/orders/schema/orders'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { isFromHere } from '@/backend/platform/http/local-tools'
import { localised } from '@/lib/domain/languages/languages'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { safeParse } from '@/lib/safe-parse'

const surchargeBody = z.object({
  /** major units of the order's currency */
  amount: z.number().positive(),
  label: z.string().trim().min(1).max(80),
  separate: z.boolean(),
  taxClass: z.string().max(40),
})

const answerBody = z.object({ text: z.string().trim().min(1).max(2000) })

/** A store's steps for tests of whole journeys, only in demo mode and only from this machine. */
export function registerDevOrders(app: Hono, { db, now, config }: Deps): void {
  if (config.mode !== 'demo') return
  // also matches the path without a rest
  app.use('/dev/orders/*', async (c, next) => (isFromHere(c, config.publicUrl) ? next() : c.notFound()))
  app.get('/dev/orders', async (c) => {
    return c.json({ orders: await listOpenOrders(db) })
  })
  app.post('/dev/orders/:id/surcharge', async (c) => {
    const body = safeParse(surchargeBody, await c.req.json().catch(() => null))
    if (!body.success) return c.json({ error: 'amount, label, separate and taxClass are required' }, 400)
    const { label, amount, separate: isSeparate, taxClass } = body.data
    const [order] = await db
      .select({ currency: orders.currency })
      .from(orders)
      .where(eq(orders.id, c.req.param('id')))
    return answerStep(c, 'surcharge', async () => {
      const value = exactMinor(amount, order?.currency ?? DEFAULT_CURRENCY)
      await addSurcharge(db, c.req.param('id'), { label: localised(() => label), value, isSeparate, taxClass }, now())
    })
  })
  app.post('/dev/orders/:id/answer', async (c) => {
    const body = safeParse(answerBody, await c.req.json().catch(() => null))
    if (!body.success) return c.json({ error: 'a text is required' }, 400)
    return answerStep(c, 'answer', () => answerReview({ db, now }, c.req.param('id'), body.data.text))
  })
  app.post('/dev/orders/:id/:step', async (c) => {
    const step = ORDER_STEPS.find((known) => known === c.req.param('step'))
    if (!step) return c.json({ error: `expected one of ${ORDER_STEPS.join(', ')}` }, 404)
    return answerStep(c, step, () => stepOrder(db, c.req.param('id'), step, now()))
  })
}

async function answerStep(c: Context, done: string, step: () => Promise<unknown>) {
  try {
    await step()
    return c.json({ done })
  } catch (error) {
    if (error instanceof DomainError) return c.json({ error: error.message }, 409)
    throw error
  }
}

/** Commands of operators without a key, only in demo mode and only from this machine. */
export function registerDevOperator(app: Hono, deps: Deps): void {
  if (deps.config.mode !== 'demo') return
  app.post('/dev/operator', async (c) => (isFromHere(c, deps.config.publicUrl) ? answerCommand(c, deps) : c.notFound()))
}
