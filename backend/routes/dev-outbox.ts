import { desc } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { outbox } from '@/backend/db/schema/payments'
import type { Deps } from '@/backend/deps'

const NEWEST = 50

/** The demo's emails and text messages, newest first: an HTML page, or JSON for `Accept: application/json`. */
export function registerOutbox(app: Hono, { db, config }: Deps): void {
  if (config.mode !== 'demo') return
  app.get('/dev/outbox', async (c) => {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(NEWEST)
    c.header('cache-control', 'no-store')
    if (c.req.header('accept')?.includes('application/json')) return c.json({ messages: rows })
    return c.html(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10"></head>
<body><h1>Outbox</h1><p>What the demo would have sent, newest first.</p>
<table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Text</th></tr></thead>
<tbody>${rows.map(
      (row) => html`<tr><td>${row.createdAt.toISOString()}</td><td>${row.recipient}</td>
<td>${row.subject} ${row.body}</td></tr>`,
    )}</tbody></table></body></html>`)
  })
}
