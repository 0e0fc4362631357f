import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'
import { createPageCache } from '@/lib/page-cache/cache/page-cache'
import { createRscPayloads } from '@/lib/page-cache/cache/rsc-payloads'
import { createPageBuilder } from '@/lib/page-cache/document/build-page'
import { createOrigin, type OriginRequest } from '@/lib/page-cache/origin'
import { createPictures } from '@/lib/page-cache/pictures/send-picture'
import { createPurge } from '@/lib/page-cache/purge/purge'
import { createListener } from '@/lib/page-cache/server/listener'
import { createRequestHandler } from '@/lib/page-cache/server/request-handler'
import { createStaticFiles } from '@/lib/page-cache/server/static-files'
import { createPageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'
import { createRouteNames } from '@/lib/page-cache/telemetry/route-names'

export const MEGABYTE = 1024 * 1024

/** What Next would do, and what it was asked. */
interface Next {
  asked: OriginRequest[]
  version: number
  status: number
  cache: string
  delayMs: number
  /** answers instead */
  answer: http.RequestListener | null
}

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  page: { url: string; host: string; cookie: string; version: number }
}

/** The page cache over a Next of the tests, new for each of them, with a clock that only they move. */
export function openPageCache() {
  const desk = {
    next: null as unknown as Next,
    base: '',
    now: 0,
    lifetime: { isStopping: false },
    caches: null as unknown as Record<'pages' | 'searches', ReturnType<typeof createPageCache>>,
    rscPayloads: null as unknown as ReturnType<typeof createRscPayloads>,
    /** A request with any host. */
    ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
      return ask(desk.base + path, headers, method)
    },
  }
  let servers: http.Server[] = []
  beforeEach(async () => {
    desk.now = 1_000_000
    desk.lifetime.isStopping = false
    vi.spyOn(Date, 'now').mockImplementation(() => desk.now)
    desk.next = { asked: [], version: 1, status: 200, cache: 'HIT', delayMs: 0, answer: null }
    desk.caches = { pages: createPageCache(4 * MEGABYTE), searches: createPageCache(MEGABYTE) }
    desk.rscPayloads = createRscPayloads(MEGABYTE)
    const { caches, rscPayloads } = desk
    const next: http.RequestListener = (request, response) => answerAsNext(desk.next, request, response)
    const inner = await listen(next)
    const metrics = createPageCacheMetrics(caches)
    const askOrigin = createOrigin(portOf(inner))
    const build = createPageBuilder(askOrigin, rscPayloads, metrics, MEGABYTE)
    const nameOf = createRouteNames(['/api/revalidate', '/api/orders/[id]', '/api/[...path]'])
    const handler = createRequestHandler({
      next,
      build,
      ...caches,
      rscPayloads,
      sendStatic: createStaticFiles(askOrigin, { read: async () => null }),
      sendPicture: createPictures(askOrigin, { read: async () => null, write: async () => undefined }),
      metrics,
    })
    const purge = createPurge(Object.values(caches))
    const outer = await listen(createListener({ handler, metrics, purge, nameOf, lifetime: desk.lifetime }))
    desk.base = `http://127.0.0.1:${portOf(outer)}`
    servers = [inner, outer]
  })
  afterEach(async () => {
    for (const server of servers) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    vi.restoreAllMocks()
  })
  return desk
}

/** Pages, private ones for everything else, and a purge. */
async function answerAsNext(next: Next, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  if (next.answer) return next.answer(request, response)
  const { url = '', headers } = request
  next.asked.push({ url, headers: headers as Record<string, string> })
  await new Promise((resolve) => setTimeout(resolve, next.delayMs))
  if (request.method === 'POST') return void response.setHeader('x-plaza-purged', 'deal:5 catalogue').end('{}')
  const tags = `sites catalogue ${/details/.test(url) ? 'deal:5' : 'store:7'}`
  if (url.startsWith('/store/9')) return void response.writeHead(308, { location: url.replace('/store/9', '/') }).end()
  response.writeHead(next.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self' 'unsafe-inline'",
    'cache-control': 'private, no-cache',
    'surrogate-key': tags,
    'x-nextjs-cache': next.cache,
  })
  response.end(document(next, request))
}

function document({ version }: Next, { url = '', headers }: http.IncomingMessage): string {
  const facts = JSON.stringify({ url, host: headers.host, cookie: headers.cookie ?? '', version })
  const chunk = '<script src="/_next/static/chunks/one.js" async=""></script>'
  const data = `<script id="_R_">0</script><script>self.__next_f.push([${version}])</script>`
  return `<!DOCTYPE html><html><head>${chunk}</head><body><pre>${facts}</pre>${data}</body></html>`
}

const listen = (listener: http.RequestListener) =>
  new Promise<http.Server>((resolve) => {
    const server = http.createServer(listener).listen(0, '127.0.0.1', () => resolve(server))
  })
const portOf = (server: http.Server) => (server.address() as AddressInfo).port

function ask(url: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers: { host: 'localhost', ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => {
        const page = JSON.parse(/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? 'null')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, page })
      })
    })
    request.on('error', reject).end()
  })
}
