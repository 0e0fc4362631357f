import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { listMessages, listPushes } from './list-outbox'
import { outboxPage } from './outbox-page'

/** The frame of a mail inherits the policy, so that it neither loads nor runs anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'"

/**
 * Lists what the demo would have sent, newest first, as a page of mails, text messages and notifications; with
 * `Accept: application/json` only mails and text messages, as JSON.
 */
export function registerOutbox(app: Hono, deps: Deps): void {
  if (deps.config.mode !== 'demo') return
  app.get('/dev/outbox', async (c) => {
    c.header('cache-control', 'no-store')
    const messages = await listMessages(deps)
    if (c.req.header('accept')?.includes('application/json')) return c.json({ messages })
    c.header('content-security-policy', POLICY)
    const { id, as } = c.req.query()
    const all = [...messages, ...(await listPushes(deps))].toSorted((a, b) => +b.createdAt - +a.createdAt)
    return c.html(outboxPage(all, { chosenKey: id, asText: as === 'text' }))
  })
}
