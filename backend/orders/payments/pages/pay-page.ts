import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Deps } from '@/backend/config/deps'
import { openAtProvider } from '@/backend/orders/payments/hand-off-payment'
import { reconcileAttempt } from '@/backend/orders/payments/settlement/reconcile-attempt'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { sendPage } from '@/backend/platform/http/plain-page'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import type { PayerAction } from '@/backend/providers/payment-provider'
import { PAY_PATH } from '@/backend/providers/route-to-providers'
import { formatMoney } from '@/lib/domain/money/money'

/** Seconds after which the page with the QR code reloads. */
const REFRESH = 3

/** The payment page: it sends the payer to the provider, and back to the store once the outcome is known. */
export function registerPayPage(app: Hono, deps: Deps): void {
  app.get(`${PAY_PATH}/:id`, async (c) => {
    const found = await findPayment(deps, c.req.param('id'))
    if (!found) return sendPage(c, { title: textsIn('en').pay_page.unknown, status: 404 })
    const { payment, language, storeName } = found
    const texts = textsIn(language).pay_page
    const total = formatMoney({ amount: payment.amount, currency: payment.currency }, language)
    const title = fillText(texts.title, { total, store: storeName }, language)
    const action = await nextAction(deps, payment).catch((error: Error) => {
      deps.logger.error({ payment: payment.id }, 'the payment page could not be opened', error)
      return 'failed' as const
    })
    if (action === 'failed') {
      const body = html`<p>${texts.failed}</p><p><a href="">${texts.retry}</a></p>`
      return sendPage(c, { language, title, body, status: 503 })
    }
    if (action?.kind === 'page') return c.redirect(action.url, 303)
    if (action?.kind === 'scan') {
      c.header('refresh', `${REFRESH}`)
      return sendPage(c, { language, title, body: html`<p>${texts.scan}</p>${raw(renderSVG(action.text))}` })
    }
    if (payment.returnUrl) return c.redirect(payment.returnUrl, 303)
    return sendPage(c, { language, title: texts.closed })
  })
}

/** Null once there is nothing left to pay. */
async function nextAction(deps: Deps, payment: typeof payments.$inferSelect): Promise<PayerAction | null> {
  if (payment.reference) await reconcileAttempt(deps, payment)
  const [current] = await deps.db.select().from(payments).where(eq(payments.id, payment.id))
  return current?.state === 'redirected' ? (await openAtProvider(deps, current)).action : null
}

async function findPayment({ db }: Deps, id: string) {
  const [row] = await db
    .select({ payment: payments, name: stores.name, language: orders.language })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(eq(payments.id, id))
  return row ? { ...row, storeName: row.name[row.language] } : null
}
