import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import { stores } from '@/backend/db/schema/stores'
import type { Deps } from '@/backend/deps'
import { fillText, textsIn } from '@/backend/messages/texts'
import { PAY_PATH } from '@/backend/providers/pay-path'
import type { PayerAction } from '@/backend/providers/payment-provider'
import { openAtProvider } from '@/backend/services/payments/open-at-provider'
import { reconcileAttempt } from '@/backend/services/payments/reconcile-attempt'
import { formatMoney } from '@/lib/domain/money/money'
import { type Language, toBcp47 } from '@/lib/domain/site/languages'

/** Seconds until the page with the code asks again whether it was scanned. */
const REFRESH = 3

/**
 * `/pay/{id}`: sends the payer of an open attempt to its provider, or shows the code that WeChat scans. The provider
 * sends them back here, and once it has said what became of the payment they return to the store.
 */
export function registerPayPage(app: Hono, deps: Deps): void {
  app.get(`${PAY_PATH}/:id`, async (c) => {
    const found = await findPayment(deps, c.req.param('id'))
    if (!found) return page(c, 'en', textsIn('en').pay_page.unknown, '', 404)
    const { payment, language, storeName } = found
    const texts = textsIn(language).pay_page
    const total = formatMoney({ amount: payment.amount, currency: payment.currency }, language)
    const title = fillText(texts.title, { total, store: storeName })
    const action = await nextAction(deps, payment).catch((error: Error) => {
      deps.logger.error({ payment: payment.id }, 'the payment page could not be opened', error)
      return 'failed' as const
    })
    if (action === 'failed') {
      return page(c, language, title, html`<p>${texts.failed}</p><p><a href="">${texts.retry}</a></p>`, 503)
    }
    if (action?.kind === 'page') return c.redirect(action.url, 303)
    if (action?.kind === 'scan') {
      c.header('refresh', `${REFRESH}`)
      return page(c, language, title, html`<p>${texts.scan}</p>${raw(renderSVG(action.text))}`)
    }
    if (payment.returnUrl) return c.redirect(payment.returnUrl, 303)
    return page(c, language, texts.closed, '')
  })
}

/** How an attempt is paid; null once there is nothing left to pay. */
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

type Markup = ReturnType<typeof html>

function page(c: Context, language: Language, title: string, body: Markup | '', status: 200 | 404 | 503 = 200) {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  return c.html(
    html`<!doctype html>
<html lang="${toBcp47(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:3rem auto;max-width:28rem;padding:0 1rem}
svg{display:block;width:16rem;max-width:100%;margin:2rem auto;background:#fff}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`,
    status,
  )
}
