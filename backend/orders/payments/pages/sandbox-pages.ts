import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Deps } from '@/backend/config/deps'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { sendPage } from '@/backend/platform/http/plain-page'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { enqueueJob } from '@/backend/platform/jobs/job'
import { EXPRESS_SCRIPT } from '@/backend/providers/sandbox/express-script'
import { recordCharge } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent, SANDBOX_EVENT, sendSandboxEvent } from '@/backend/providers/sandbox/sandbox-events'
import { formatMoney } from '@/lib/domain/money/money'
import { shortNumber } from '@/lib/domain/orders/short-number'

const LATE_MS = 20_000

const COMMON = ['approve', 'decline', 'cancel'] as const
const RARE = ['late', 'duplicate'] as const
type Choice = (typeof COMMON)[number] | (typeof RARE)[number]

const isChoice = (text: string): text is Choice => [...COMMON, ...RARE].includes(text as Choice)

/** The sandbox's payment pages. They do not settle payments: only the signed webhook does. */
export function registerSandboxPages(app: Hono, deps: Deps): void {
  app.get('/sandbox/express.js', (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    c.header('x-content-type-options', 'nosniff')
    return c.body(EXPRESS_SCRIPT)
  })

  app.get('/sandbox/pay/:id', async (c) => {
    const payment = await findPayment(deps, c.req.param('id'))
    if (!payment) return sendUnknown(c)
    const { language, storeName, orderNumber, returnUrl } = payment
    const { sandbox, pay_page } = textsIn(language)
    if (payment.state !== 'redirected')
      return sendPage(c, {
        language,
        badge: sandbox.badge,
        title: pay_page.closed,
        body: backTo(returnUrl, sandbox.back),
      })
    const total = formatMoney({ amount: payment.amount, currency: payment.currency }, language)
    const button = (choice: Choice) =>
      html`<button name="choice" value="${choice}" class="${choice === 'approve' ? 'main' : ''}">${sandbox[choice]}</button>`
    const body = html`<p>${fillText(sandbox.order, { number: orderNumber }, language)}</p><p>${sandbox.note}</p>
<form method="post">${COMMON.map(button)}</form>
<h2>${sandbox.rare}</h2><form method="post">${RARE.map(button)}</form>`
    const title = fillText(pay_page.title, { total, store: storeName }, language)
    return sendPage(c, { language, badge: sandbox.badge, title, body })
  })

  app.post('/sandbox/pay/:id', async (c) => {
    const payment = await findPayment(deps, c.req.param('id'))
    if (!payment) return sendUnknown(c)
    const { language, returnUrl } = payment
    const { sandbox } = textsIn(language)
    const choice = String((await c.req.parseBody()).choice ?? '')
    if (!isChoice(choice)) return sendPage(c, { language, badge: sandbox.badge, title: sandbox.no_choice, status: 400 })
    if (payment.state === 'redirected') await act(deps, choice, payment)
    if (returnUrl) return c.redirect(returnUrl, 303)
    return sendPage(c, { language, badge: sandbox.badge, title: sandbox.done, body: html`<p>${sandbox.done_text}</p>` })
  })
}

function sendUnknown(c: Context) {
  return sendPage(c, { title: textsIn('en').pay_page.unknown, status: 404 })
}

async function act(
  deps: Deps,
  choice: Choice,
  payment: { id: string; amount: number; currency: string },
): Promise<void> {
  const outcome = choice === 'decline' ? 'declined' : choice === 'cancel' ? 'canceled' : 'succeeded'
  const booked = await recordCharge(deps.db, { ...payment, idempotencyKey: payment.id }, outcome)
  if (booked !== outcome) return
  const event = createEvent(`payment.${outcome}`, payment)
  const later = (ms: number) =>
    inTransaction(deps.db, (tx) => enqueueJob(tx, SANDBOX_EVENT, { event }, new Date(deps.now().getTime() + ms)))
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
    .select({ payment: payments, name: stores.name, language: orders.language, orderId: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(eq(payments.id, id))
  if (!row) return null
  const { payment, name, language, orderId } = row
  return { ...payment, language, orderNumber: shortNumber(orderId) ?? orderId, storeName: name[language] }
}

function backTo(returnUrl: string, label: string) {
  return returnUrl ? html`<p><a href="${returnUrl}">${label}</a></p>` : undefined
}
