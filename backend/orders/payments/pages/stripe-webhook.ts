import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { handleProviderWebhook } from '@/backend/orders/payments/reconciliation/handle-provider-webhook'
import { readStripeEvent, STRIPE_WEBHOOK_PATH } from '@/backend/providers/stripe/read-stripe-event'
import type { StripeConfig } from '@/backend/providers/stripe/stripe-adapter'

/** Stripe tells us here that something happened to a payment; what it was, we ask. */
export function registerStripeWebhook(app: Hono, deps: Deps, stripe: StripeConfig): void {
  app.post(STRIPE_WEBHOOK_PATH, async (c) => {
    const body = await c.req.text()
    let intent: string | null
    try {
      intent = readStripeEvent(body, c.req.header('stripe-signature') ?? '', stripe, deps.now())
    } catch {
      return c.json({ error: 'bad signature' }, 401)
    }
    return c.json({ result: intent ? await handleProviderWebhook(deps, 'stripe', intent) : 'ignored' })
  })
}
