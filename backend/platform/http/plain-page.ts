import type { Context } from 'hono'
import { html } from 'hono/html'
import { DEFAULT_LANGUAGE, type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { PLAIN_PAGE_STYLES } from './plain-page-styles'

interface PlainPage {
  language?: Language
  title: string
  badge?: string
  body?: ReturnType<typeof html>
  status?: 200 | 400 | 404 | 503
}

/** Sends an HTML page of the API, without scripts, caching and referrer. */
export function sendPage(
  c: Context,
  { language = DEFAULT_LANGUAGE, title, badge, body, status = 200 }: PlainPage,
): Response | Promise<Response> {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  return c.html(
    html`<!doctype html>
<html lang="${toBcp47(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title>
<style>${PLAIN_PAGE_STYLES}</style></head>
<body><main>${badge ? html`<span class="badge">${badge}</span>` : ''}<h1>${title}</h1>${body ?? ''}</main></body></html>`,
    status,
  )
}
