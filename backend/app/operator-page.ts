import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context, Hono } from 'hono'
import type { Config } from '@/backend/config/config'

/** Only what the build made runs, and only this API is called; icons of the styles are `data:`. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const NOT_BUILT = 'The page of operators is not built: npm run build\n'

/** The page of operators, which calls their operations: a document that is never stored, and files named by their hash. */
export function registerOperatorPage(app: Hono, { operatorPage }: Pick<Config, 'operatorPage'>): void {
  app.get('/operator', async (c) => {
    const document = await readFile(path.join(operatorPage, 'index.html'), 'utf8').catch(() => null)
    if (document === null) return c.text(NOT_BUILT, 404)
    secure(c)
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', POLICY)
    c.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
    return c.html(document)
  })
  app.get('/operator/:file{[\\w-]+\\.(?:js|css)}', async (c) => {
    const name = c.req.param('file')
    const content = await readFile(path.join(operatorPage, name)).catch(() => null)
    if (content === null) return c.notFound()
    secure(c)
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.body(content, 200, { 'content-type': `${TYPES[path.extname(name)]}; charset=utf-8` })
  })
}

function secure(c: Context): void {
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  c.header('cross-origin-resource-policy', 'same-origin')
}
