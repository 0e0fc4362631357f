import type { Context } from 'hono'
import { html } from 'hono/html'
import { type Language, toBcp47 } from '@/lib/domain/site/languages'

interface PlainPage {
  language?: Language
  title: string
  body?: ReturnType<typeof html>
  status?: 200 | 400 | 404 | 503
}

/** Sends a page of the API's own for payers: without script, never stored, and with no referrer for where it leads. */
export function sendPage(
  c: Context,
  { language = 'en', title, body, status = 200 }: PlainPage,
): Response | Promise<Response> {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  return c.html(
    html`<!doctype html>
<html lang="${toBcp47(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:3rem auto;max-width:28rem;padding:0 1rem}
svg{display:block;width:16rem;max-width:100%;margin:2rem auto;background:#fff}
button{font:inherit;padding:.75rem 1rem;width:100%;text-align:left;cursor:pointer}</style></head>
<body><main><h1>${title}</h1>${body ?? ''}</main></body></html>`,
    status,
  )
}
