import { desc } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { outboundMessages } from '@/backend/db/schema/outbound-messages'
import type { Deps } from '@/backend/deps'
import { composeMessage } from '@/backend/services/outbound-messages/compose-message'
import { notice } from '@/backend/services/outbound-messages/outbound-message'

const NEWEST = 50

/** The demo's emails and text messages, newest first: an HTML page, or JSON for `Accept: application/json`. */
export function registerOutbox(app: Hono, deps: Deps): void {
  if (deps.config.mode !== 'demo') return
  app.get('/dev/outbox', async (c) => {
    const messages = await newestMessages(deps)
    c.header('cache-control', 'no-store')
    if (c.req.header('accept')?.includes('application/json')) return c.json({ messages })
    return c.html(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10"></head>
<body><h1>Outbox</h1><p>What the demo would have sent, newest first.</p>
<table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Text</th></tr></thead>
<tbody>${messages.map(
      ({ createdAt, recipient, subject, body }) => html`<tr><td>${createdAt.toISOString()}</td><td>${recipient}</td>
<td style="white-space:pre-line">${subject} ${body}</td></tr>`,
    )}</tbody></table></body></html>`)
  })
}

async function newestMessages(deps: Deps) {
  const rows = await deps.db
    .select()
    .from(outboundMessages)
    .orderBy(desc(outboundMessages.createdAt), desc(outboundMessages.id))
    .limit(NEWEST)
  const written = await Promise.all(
    rows.map(async (row) => ({ row, message: await composeMessage(deps, notice.parse(row.notice)) })),
  )
  return written.flatMap(({ row: { id, createdAt }, message }) => {
    if (!message) return []
    const subject = message.channel === 'email' ? message.subject : ''
    return [{ id, createdAt, channel: message.channel, recipient: message.to, subject, body: message.text }]
  })
}
