import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { reconcileAttempt } from '@/backend/orders/payments/settlement/reconcile-attempt'
import { payments } from '@/backend/orders/schema/payments'
import type { ProviderName } from '@/backend/providers/configured-providers'
import type { PaypalConfig } from '@/backend/providers/paypal/paypal-api'
import { createPaypalEventReader, PAYPAL_WEBHOOK_PATH } from '@/backend/providers/paypal/read-paypal-event'
import { readStripeEvent, STRIPE_WEBHOOK_PATH } from '@/backend/providers/stripe/read-stripe-event'
import type { StripeConfig } from '@/backend/providers/stripe/stripe-adapter'
import { LoggableError } from '@/lib/telemetry/loggable-error'

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

export function registerPaypalWebhook(app: Hono, deps: Deps, paypal: PaypalConfig): void {
  const read = createPaypalEventReader(paypal)
  app.post(PAYPAL_WEBHOOK_PATH, async (c) => {
    const order = await read(await c.req.text(), (name) => c.req.header(name))
    if (order === 'forged') return c.json({ error: 'bad signature' }, 401)
    return c.json({ result: order ? await handleProviderWebhook(deps, 'paypal', order) : 'ignored' })
  })
}

/**
 * Reconciles the attempt that a verified event names. The event itself is only a hint, so that it may be repeated, late
 * and in any order. Throws when the provider does not answer, which then sends the event again.
 */
async function handleProviderWebhook(
  deps: Deps,
  provider: ProviderName,
  reference: string,
): Promise<'asked' | 'unknown_payment'> {
  const named = and(eq(payments.provider, provider), eq(payments.reference, reference))
  const [attempt] = await deps.db.select().from(payments).where(named)
  if (!attempt) {
    const error = new LoggableError(`${provider} names a payment that we have not opened`)
    deps.logger.error({}, 'payment alarm', error)
    return 'unknown_payment'
  }
  await reconcileAttempt(deps, attempt)
  return 'asked'
}
