import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { applyEvent } from '@/backend/orders/payments/reconciliation/apply-event'
import { isSigned, SIGNATURE_HEADER, sandboxEvent, WEBHOOK_PATH } from '@/backend/providers/sandbox/sandbox-events'
import { safeParse } from '@/lib/safe-parse'

/** The only way to settle an online payment: events are signed, fresh, and applied once. */
export function registerSandboxWebhook(app: Hono, deps: Deps): void {
  app.post(WEBHOOK_PATH, async (c) => {
    const { now, config } = deps
    const body = await c.req.text()
    if (!isSigned(body, c.req.header(SIGNATURE_HEADER), config.secrets.webhook, now())) {
      return c.json({ error: 'bad signature' }, 401)
    }
    const event = safeParse(sandboxEvent, parse(body))
    if (!event.success) return c.json({ error: 'not an event' }, 400)
    return c.json({ result: await applyEvent(deps, event.data) })
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
