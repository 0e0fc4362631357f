import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '@/backend/config/deps'
import { sendPage } from '@/backend/platform/http/plain-page'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { refuseMails } from './mail-admission'
import { NOT_ME_PATH, readNotMeToken } from './not-me-link'

/** Opening the link changes nothing, since mail programs open links too: the button does. */
export function registerNotMePage(app: Hono, { db, now, config }: Deps): void {
  app.get(NOT_ME_PATH, (c) => {
    const token = c.req.query('to') ?? ''
    const recipient = readNotMeToken(config.secrets.code, token)
    if (!recipient) return sendPage(c, { title: textsIn('en').not_me.invalid, status: 404 })
    const { language, email } = recipient
    const texts = textsIn(language).not_me
    const body = html`<p>${fillText(texts.text, { email })}</p>
<form method="post" action="${NOT_ME_PATH}"><input type="hidden" name="to" value="${token}"><button class="main">${texts.stop}</button></form>`
    return sendPage(c, { language, title: texts.title, badge: config.brandName, body })
  })

  app.post(NOT_ME_PATH, async (c) => {
    const { to: token } = await c.req.parseBody()
    const recipient = typeof token === 'string' ? readNotMeToken(config.secrets.code, token) : null
    if (!recipient) return sendPage(c, { title: textsIn('en').not_me.invalid, status: 404 })
    const { language, email } = recipient
    await refuseMails(db, email, now())
    const texts = textsIn(language).not_me
    const body = html`<p>${fillText(texts.done_text, { email })}</p>`
    return sendPage(c, { language, title: texts.done, badge: config.brandName, body })
  })
}
