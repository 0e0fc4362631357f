import { html } from 'hono/html'
import type { OutboxMessage } from './list-outbox'
import { OUTBOX_STYLES } from './outbox-styles'

interface OutboxView {
  /** without one the newest message is shown, and on a phone only the list */
  chosenKey?: string | undefined
  /** shows a mail as plain text */
  asText: boolean
}

const CHANNELS = { email: 'Email', sms: 'Text message', push: 'Notification' }
const REFRESH = html`<meta http-equiv="refresh" content="10">`

/** A list of messages beside the chosen one, without script. Without a chosen one, the page refreshes every 10 seconds. */
export function outboxPage(messages: readonly OutboxMessage[], { chosenKey, asText }: OutboxView) {
  const chosen = messages.find(({ key }) => key === chosenKey)
  const shown = chosen ?? messages[0]
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
${chosen ? '' : REFRESH}<title>Outbox</title><style>${OUTBOX_STYLES}</style></head>
<body class="${chosen ? 'chosen' : ''}">
<header><h1>Outbox</h1><p>What the demo would have sent, newest first. Times are UTC.</p></header>
<nav aria-label="Messages"><ul>${messages.map((message) => toRow(message, message === shown))}</ul></nav>
<main>${shown ? toMessage(shown, asText) : html`<p class="none">Nothing yet. Place an order, or ask for a code.</p>`}</main>
</body></html>`
}

function toRow({ key, channel, recipient, subject, body, createdAt }: OutboxMessage, isShown: boolean) {
  return html`<li><a href="?id=${key}"${isShown ? html` aria-current="true"` : ''}>
<span class="meta"><span>${CHANNELS[channel]}</span>${toTime(createdAt)}</span>
<b>${subject || body}</b><span class="to">${recipient}</span></a></li>`
}

function toMessage(
  { key, channel, recipient, subject, body, html: content, createdAt }: OutboxMessage,
  asText: boolean,
) {
  const frame = html`<iframe sandbox="" title="${subject}" srcdoc="${content}"></iframe>`
  return html`<a class="back" href="/dev/outbox">All messages</a>
<h2>${subject || CHANNELS[channel]}</h2>
<p class="meta"><span>To ${recipient}</span>${toTime(createdAt)}</p>
${content === null ? '' : toViews(key, asText)}
${content === null || asText ? html`<div class="text">${toText(body)}</div>` : frame}`
}

function toViews(key: string, asText: boolean) {
  const view = (label: string, query: string, isCurrent: boolean) =>
    html`<a href="?id=${key}${query}"${isCurrent ? html` aria-current="true"` : ''}>${label}</a>`
  return html`<p class="views">${view('Email', '', !asText)}${view('Plain text', '&as=text', asText)}</p>`
}

/** Links work here, unlike those of a mail in its sandboxed frame. */
function toText(body: string) {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part))
}

function toTime(at: Date) {
  const iso = at.toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`
}
