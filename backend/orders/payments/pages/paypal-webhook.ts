import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { handleProviderWebhook } from '@/backend/orders/payments/reconciliation/handle-provider-webhook'
import type { PaypalConfig } from '@/backend/providers/paypal/paypal-api'
import { createPaypalEventReader, PAYPAL_WEBHOOK_PATH } from '@/backend/providers/paypal/read-paypal-event'

/** PayPal tells us here that something happened to an order of its own; what it was, we ask. */
export function registerPaypalWebhook(app: Hono, deps: Deps, paypal: PaypalConfig): void {
  const read = createPaypalEventReader(paypal)
  app.post(PAYPAL_WEBHOOK_PATH, async (c) => {
    const order = await read(await c.req.text(), (name) => c.req.header(name))
    if (order === 'forged') return c.json({ error: 'bad signature' }, 401)
    return c.json({ result: order ? await handleProviderWebhook(deps, 'paypal', order) : 'ignored' })
  })
}
