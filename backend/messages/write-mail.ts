import { html } from 'hono/html'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import type { Mail } from '@/backend/providers/messages/message-providers'
import { type Language, languageFacts, toBcp47 } from '@/lib/domain/languages/languages'
import type { MailContent, MailRow } from './message-draft'

/** Writes a mail with the same content as plain text and as HTML, in which every value is escaped. */
export async function writeMail(
  to: string,
  content: MailContent,
): Promise<Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'attachments'>> {
  const { subject, attachments = [], code } = content
  const files = code ? [...attachments, code.picture] : attachments
  return { to, subject, text: toText(content), html: String(await mailHtml(content)), attachments: files }
}

function toText(content: MailContent): string {
  const { language, headline = '', paragraphs, facts = [], items = [], bill = [], link, links = [], notMe } = content
  const labelled = (label: string, value: string) => fillText(textsIn(language).mail_row, { label, value }, language)
  const lines = [...items, ...bill].flatMap(({ label, details = [], amount }) => [
    labelled(label, amount),
    ...details.map((detail) => `  ${detail}`),
  ])
  const parts = [
    headline,
    ...paragraphs,
    facts.map(({ label, value }) => labelled(label, value)).join('\n'),
    links.map(({ label, url }) => labelled(label, url)).join('\n'),
    lines.join('\n'),
    link ? labelled(link.label, link.url) : '',
    notMe ? `${textsIn(language).not_me.asked}\n${labelled(textsIn(language).not_me.link, notMe)}` : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Mail clients support little but tables and inline styles. Pictures come with the mail: others would track opens. */
const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"`
/** Outlook would take its own serif for Han. */
const HAN_FONTS: Record<string, string> = {
  Hans: 'PingFang SC,Microsoft YaHei,',
  Hant: 'PingFang TC,Microsoft JhengHei,',
  Jpan: 'Hiragino Sans,Yu Gothic,Meiryo,',
}
const fontOf = (language: Language) =>
  `font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,${HAN_FONTS[languageFacts(language).script] ?? ''}sans-serif`
const INK = '#211c18'
const SOFT = '#5b534d'
const LINE = '#e5dfd9'
const PAPER = '#faf8f5'

/** The mail as a column on a card, at most 560 pixels wide. */
function mailHtml({
  language,
  subject,
  from,
  accent = INK,
  headline,
  paragraphs,
  facts = [],
  items = [],
  bill = [],
  link,
  code,
  links = [],
  notMe,
}: MailContent) {
  return html`<!doctype html>
<html lang="${toBcp47(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:${PAPER}">
<table ${TABLE} lang="${toBcp47(language)}" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} style="max-width:560px;background:#ffffff;border:1px solid ${LINE};border-top:6px solid ${accent};border-radius:16px"><tr><td style="padding:28px 24px;${fontOf(language)};font-size:16px;line-height:1.5;color:${INK}">
${from ? html`<p style="margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:bold">${from}</p>` : ''}
${headline ? html`<p style="margin:0 0 12px;font-size:32px;line-height:1.1;font-weight:bold">${headline}</p>` : ''}
${paragraphs.map((text) => html`<p style="margin:0 0 12px;white-space:pre-line">${text}</p>`)}
${link ? toButton(link, accent) : ''}
${code ? toCode(code) : ''}
${facts.length > 0 ? toPanel(facts.map(({ label, value }) => toRow(label, value))) : ''}
${links.length > 0 ? html`<p style="margin:12px 0 0;font-size:14px">${links.map(({ label, url }) => html`<a href="${url}" style="color:${accent};margin-right:16px">${label}</a>`)}</p>` : ''}
${items.length > 0 ? toPanel(items.map(toAmount)) : ''}
${bill.length > 0 ? toPanel(bill.map(toAmount)) : ''}
</td></tr></table>
${notMe ? toFootnote(language, notMe) : ''}
</td></tr></table>
</body></html>`
}

function toFootnote(language: Language, url: string) {
  const { asked, link } = textsIn(language).not_me
  return html`<p style="max-width:560px;margin:16px auto 0;${fontOf(language)};font-size:13px;line-height:1.5;color:${SOFT}">${asked} <a href="${url}" style="color:${SOFT}">${link}</a></p>`
}

function toButton({ label, url }: { label: string; url: string }, accent: string) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 4px"><tr><td style="border-radius:999px;background:${accent}"><a href="${url}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-weight:bold;text-decoration:none">${label}</a></td></tr></table>`
}

/** White also where a client darkens mails, since scanners read dark on light. */
function toCode({ title, number, hint, picture, alt }: NonNullable<MailContent['code']>) {
  return html`<table ${TABLE} style="margin-top:20px;border-top:1px solid ${LINE};padding-top:16px"><tr><td align="center" style="text-align:center">
<p style="margin:0 0 8px;font-weight:bold">${title}</p>
<img src="cid:${picture.cid}" alt="${alt}" width="200" height="200" style="display:inline-block;background:#ffffff">
<p style="margin:8px 0 0;font-size:28px;line-height:1.2;font-weight:bold">${number}</p>
<p style="margin:4px 0 0;font-size:14px;color:${SOFT}">${hint}</p>
</td></tr></table>`
}

function toPanel(rows: ReturnType<typeof html>[]) {
  return html`<table ${TABLE} style="margin-top:20px;border-top:1px solid ${LINE};padding-top:12px">${rows}</table>`
}

function toRow(label: string, value: string) {
  return html`<tr><td style="padding:4px 16px 4px 0;color:${SOFT};vertical-align:top;font-size:14px">${label}</td>
<td style="padding:4px 0;text-align:right;vertical-align:top;font-size:14px">${value}</td></tr>`
}

function toAmount({ label, details = [], amount, isTotal = false }: MailRow) {
  const weight = isTotal ? 'font-weight:bold;font-size:18px;' : ''
  return html`<tr><td style="${weight}padding:5px 16px 5px 0;vertical-align:top">${label}${details.map((detail) => html`<br><span style="font-size:14px;font-weight:normal;color:${SOFT}">${detail}</span>`)}</td>
<td style="${weight}padding:5px 0;text-align:right;vertical-align:top;white-space:nowrap">${amount}</td></tr>`
}
