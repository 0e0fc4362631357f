import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Hono } from 'hono'
import type { Json } from './collect-schemas'
import { openApiDocument } from './openapi-document'
import { operatorDocument } from './operator-document'

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
}

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Plaza commerce API</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="icon" href="/docs/favicon-32x32.png"></head>
<body><div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script></body>
</html>`

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

/** Generated on the first request, since it takes 200 ms, which would delay the startup. */
const documents: { calls?: Json; operator?: Json } = {}

/** Serves `/openapi.json`, `/operator-openapi.json` and a viewer of the first at `/docs`, without assets from other hosts. */
export function registerDocumentation(app: Hono): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  // the viewer has inline styles, and icons as data URLs in its stylesheet
  const policy = `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`
  app.get('/openapi.json', (c) => {
    documents.calls ??= openApiDocument()
    return c.json(documents.calls)
  })
  app.get('/operator-openapi.json', (c) => {
    documents.operator ??= operatorDocument()
    return c.json(documents.operator)
  })
  app.get('/docs', (c) => c.html(PAGE, 200, { 'content-security-policy': policy }))
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }))
  app.get('/docs/:file', async (c) => {
    const type = FILES[c.req.param('file')]
    if (!type) return c.notFound()
    const bytes = await readFile(path.join(folder, c.req.param('file')))
    return c.body(new Uint8Array(bytes), 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' })
  })
}
