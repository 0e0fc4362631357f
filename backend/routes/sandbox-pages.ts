import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import { stores } from '@/backend/db/schema/stores'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { EXPRESS_SCRIPT } from '@/backend/providers/express-script'
import { book } from '@/backend/providers/sandbox-books'
import { createEvent } from '@/backend/providers/sandbox-events'
import { sendSandboxEvent } from '@/backend/providers/send-sandbox-event'
import { enqueueJob } from '@/backend/services/jobs/enqueue-job'
import { formatMoney } from '@/lib/domain/money/money'
import { sendPage } from './plain-page'

const LATE_MS = 20_000

const CHOICES = [
  ['approve', 'Approve the payment'],
  ['decline', 'Decline the payment'],
  ['cancel', 'Cancel and go back'],
  ['late', 'Approve, but tell the store 20 seconds late'],
  ['duplicate', 'Approve, and tell the store twice'],
] as const
type Choice = (typeof CHOICES)[number][0]

const UNKNOWN = { title: 'Unknown payment', body: html`<p>There is no such payment.</p>`, status: 404 } as const

/** The sandbox provider's own pages. They do not settle payments; only the signed webhook does. */
export function registerSandboxPages(app: Hono, deps: Deps): void {
  app.get('/sandbox/express.js', (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    c.header('x-content-type-options', 'nosniff')
    return c.body(EXPRESS_SCRIPT)
  })

  app.get('/sandbox/pay/:id', async (c) => {
    const payment = await findPayment(deps, c.req.param('id'))
    if (!payment) return sendPage(c, UNKNOWN)
    const total = formatMoney({ amount: payment.amount, currency: payment.currency }, 'en')
    if (payment.state !== 'redirected') return sendPage(c, { title: 'Payment closed', body: closed(payment.returnUrl) })
    const title = `Pay ${total} to ${payment.storeName}`
    const body = html`<p>This is a test provider: no money moves. Choose what should happen.</p>
<form method="post">${CHOICES.map(([value, label]) => html`<p><button name="choice" value="${value}">${label}</button></p>`)}</form>`
    return sendPage(c, { title, body })
  })

  app.post('/sandbox/pay/:id', async (c) => {
    const payment = await findPayment(deps, c.req.param('id'))
    if (!payment) return sendPage(c, UNKNOWN)
    const choice = String((await c.req.parseBody()).choice ?? '')
    if (!CHOICES.some(([value]) => value === choice))
      return sendPage(c, { title: 'Unknown choice', body: html`<p>Go back and choose.</p>`, status: 400 })
    if (payment.state === 'redirected') await act(deps, choice as Choice, payment)
    return payment.returnUrl
      ? c.redirect(payment.returnUrl, 303)
      : sendPage(c, { title: 'Done', body: html`<p>You can close this page.</p>` })
  })
}

async function act(
  deps: Deps,
  choice: Choice,
  payment: { id: string; amount: number; currency: string },
): Promise<void> {
  const outcome = choice === 'decline' ? 'declined' : choice === 'cancel' ? 'canceled' : 'succeeded'
  const booked = await book(deps.db, { ...payment, idempotencyKey: payment.id }, outcome)
  if (booked !== outcome) return
  const event = createEvent(`payment.${outcome}`, payment)
  const later = (ms: number) =>
    inTransaction(deps.db, (tx) =>
      enqueueJob(tx, { kind: 'sandbox_event', payload: { event } }, new Date(deps.now().getTime() + ms)),
    )
  if (choice === 'late') return later(LATE_MS)
  try {
    await sendSandboxEvent(deps, event)
    if (choice === 'duplicate') await sendSandboxEvent(deps, event)
  } catch (error) {
    deps.logger.error({}, 'the webhook failed and will be retried', error)
    await later(1000)
  }
}

async function findPayment({ db }: Deps, id: string) {
  const [row] = await db
    .select({ payment: payments, name: stores.name })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(eq(payments.id, id))
  return row ? { ...row.payment, storeName: row.name.en } : null
}

function closed(returnUrl: string) {
  return returnUrl
    ? html`<p>This payment is closed. <a href="${returnUrl}">Back to the store</a></p>`
    : html`<p>This payment is closed.</p>`
}
