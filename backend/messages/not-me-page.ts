import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '@/backend/config/deps'
import { sendPage } from '@/backend/platform/http/plain-page'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { seal, unseal } from '@/backend/platform/seal'
import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import type { RotatingSecret } from '@/lib/env-values'
import { refuseMails } from './mail-admission'

const NOT_ME_PATH = '/mail/not-me'
/** Distinguishes these links from everything else that is sealed. */
const PURPOSE = 'not me'

interface Recipient {
  email: string
  language: Language
}

/** The link of a mail that lets its recipient stop such mails. */
export function notMeLink(publicUrl: string, secrets: RotatingSecret, { email, language }: Recipient): string {
  return `${publicUrl}${NOT_ME_PATH}?to=${seal(secrets, [PURPOSE, language, email].join('\n'))}`
}

/** Null for an invalid token, or one of a former secret. */
function readNotMeToken(secrets: RotatingSecret, token: string): Recipient | null {
  try {
    const [purpose, language = '', email = ''] = unseal(secrets, token).split('\n')
    return purpose === PURPOSE && isLanguage(language) && email ? { email, language } : null
  } catch {
    return null
  }
}

/** Only the button of the page stops mails, since mail programs open links by themselves. */
export function registerNotMePage(app: Hono, { db, now, config }: Deps): void {
  app.get(NOT_ME_PATH, (c) => {
    const token = c.req.query('to') ?? ''
    const recipient = readNotMeToken(config.secrets.code, token)
    if (!recipient) return sendPage(c, { title: textsIn('en').not_me.invalid, status: 404 })
    const { language, email } = recipient
    const texts = textsIn(language).not_me
    const body = html`<p>${fillText(texts.text, { email }, language)}</p>
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
    const body = html`<p>${fillText(texts.done_text, { email }, language)}</p>`
    return sendPage(c, { language, title: texts.done, badge: config.brandName, body })
  })
}
