import { html } from 'hono/html'
import { fillText, textsIn } from '@/backend/messages/texts'
import { type Language, toBcp47 } from '@/lib/domain/site/languages'
import type { Message } from './message'

/** A row of a receipt; `details` stand below the label. */
export interface MailRow {
  label: string
  details?: readonly string[]
  amount: string
}

interface MailContent {
  language: Language
  subject: string
  paragraphs: readonly string[]
  rows?: readonly MailRow[]
  link?: { label: string; url: string }
}

/** A mail with the same content as plain text and as HTML, in which every value is escaped. */
export async function writeMail(to: string, content: MailContent): Promise<Message> {
  return { channel: 'email', to, subject: content.subject, text: toText(content), html: String(await toHtml(content)) }
}

function toText({ language, paragraphs, rows = [], link }: MailContent): string {
  const labelled = (label: string, value: string) => fillText(textsIn(language).mail_row, { label, value })
  const lines = rows.flatMap(({ label, details = [], amount }) => [
    labelled(label, amount),
    ...details.map((detail) => `  ${detail}`),
  ])
  const parts = [...paragraphs, lines.join('\n'), link ? labelled(link.label, link.url) : '']
  return parts.filter((part) => part !== '').join('\n\n')
}

function toHtml({ language, subject, paragraphs, rows = [], link }: MailContent) {
  return html`<!doctype html>
<html lang="${toBcp47(language)}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0 auto;padding:24px;max-width:36rem;font:16px/1.5 system-ui,sans-serif;color:#111">
${paragraphs.map((text) => html`<p style="white-space:pre-line">${text}</p>`)}
${rows.length > 0 ? html`<table role="presentation" style="width:100%;border-collapse:collapse">${rows.map(toTableRow)}</table>` : ''}
${link ? html`<p><a href="${link.url}">${link.label}</a></p>` : ''}
</body></html>`
}

function toTableRow({ label, details = [], amount }: MailRow) {
  return html`<tr><td style="padding:4px 0">${label}${details.map((detail) => html`<br><small>${detail}</small>`)}</td>
<td style="padding:4px 0;text-align:right;vertical-align:top">${amount}</td></tr>`
}
