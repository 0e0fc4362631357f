import http, { type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import next from 'next'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { readAssetPrefix, readHandlers } from '@/lib/next-internals'
import { createPageCache } from '@/lib/page-cache/cache/page-cache'
import { createRscPayloads } from '@/lib/page-cache/cache/rsc-payloads'
import { createPageBuilder } from '@/lib/page-cache/document/build-page'
import { createOrigin } from '@/lib/page-cache/origin'
import { openPictureFiles } from '@/lib/page-cache/pictures/picture-files'
import { createPictures } from '@/lib/page-cache/pictures/send-picture'
import { createPurge } from '@/lib/page-cache/purge/purge'
import { createPageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'
import { continueRequest } from '@/lib/page-cache/telemetry/request-span'
import { createRouteNames } from '@/lib/page-cache/telemetry/route-names'
import { openRedis } from '@/lib/redis'
import { prepared } from '@/lib/server/routing/prepare-request'
import { drainable } from '@/lib/telemetry/drain-server'
import { untilReported } from '@/lib/telemetry/report-error'
import { endWithParent, reportProgress } from '@/lib/telemetry/report-progress'
import { stopTracing } from '@/lib/telemetry/tracing'
import type { Lifetime } from './health'
import { createListener } from './listener'
import { openRecentBuilds } from './recent-builds'
import { createRequestHandler } from './request-handler'
import { createStaticFiles } from './static-files'

/** How much longer than a payment requests may take to end after we are asked to stop. */
const GRACE_MS = 5000

/** How often a running build says that its files are in use. */
const IN_USE_MS = 3600_000

/** Balancers close an idle connection earlier: one that we close just as they use it again fails their request. */
const KEEP_ALIVE_MS = 65_000

/** The storefront: Next, with the cache of public pages in front of it in the same process. */
async function start(): Promise<void> {
  const { PORT, PAGE_CACHE_MB, PICTURE_CACHE_MB, PICTURE_DIR, STATIC_DIR, PLAZA_DIST_DIR, REDIS_URL, ASSET_ORIGIN } =
    env()
  await assertBuiltFor(ASSET_ORIGIN)
  endWithParent()
  reportProgress()
  // Next listens there for requests that offer another protocol, whose connections it leaves open. It would on ours, too;
  // where nobody listens for them, Node answers them as any other
  const neverOpened = http.createServer()
  const app = next({ dev: false, port: PORT, httpServer: neverOpened })
  const passOn = prepared(app.getRequestHandler())
  await app.prepare()
  reportProgress()
  // our own agent closes its connections; a server that did so would reset a request that is on its way
  const inner = await listen(http.createServer({ keepAliveTimeout: 0 }, continueRequest(passOn)), 0, '127.0.0.1')

  const bytes = PAGE_CACHE_MB * 1024 * 1024
  // a flood of made-up searches must not push out the pages that everybody reads
  const caches = { pages: createPageCache((bytes * 3) / 8), searches: createPageCache(bytes / 8) }
  const warn = (reason: string) => log.warn({ reason }, 'purges and RSC payloads stay in this process')
  const redis = REDIS_URL ? openRedis(REDIS_URL, warn) : undefined
  const rscPayloads = createRscPayloads(bytes / 4, redis)
  const metrics = createPageCacheMetrics(caches)
  const askOrigin = createOrigin((inner.address() as AddressInfo).port)
  const build = createPageBuilder(askOrigin, rscPayloads, metrics, bytes / 4)
  const pictures = PICTURE_DIR ? path.join(PICTURE_DIR, 'resized') : path.join(import.meta.dirname, 'cache', 'pictures')
  const pictureFiles = openPictureFiles(pictures, PICTURE_CACHE_MB * 1024 * 1024)
  const recentBuilds = openRecentBuilds(STATIC_DIR ?? path.join(import.meta.dirname, 'cache', 'static'))
  const shareStatic = () => recentBuilds.add(path.join(import.meta.dirname, 'static'))
  const handler = createRequestHandler({
    next: passOn,
    build,
    ...caches,
    rscPayloads,
    sendStatic: createStaticFiles(askOrigin, recentBuilds),
    sendPicture: createPictures(askOrigin, pictureFiles),
    metrics,
  })
  const lifetime: Lifetime = { isStopping: false }
  const nameOf = createRouteNames(await readHandlers(PLAZA_DIST_DIR))
  const purge = createPurge(Object.values(caches), redis)
  const listener = createListener({ handler, metrics, purge, nameOf, lifetime })
  const outer = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener)
  const drain = drainable(outer)
  // before anybody gets a page that names them
  await shareStatic()
  setInterval(shareStatic, IN_USE_MS).unref()
  await listen(outer, PORT)
  log.info({ port: PORT }, 'storefront is ready')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(drain, lifetime))
}

/** The names of its parts are in the scripts of a build. */
async function assertBuiltFor(assetOrigin = ''): Promise<void> {
  const assetPrefix = await readAssetPrefix(import.meta.dirname)
  if (assetPrefix === assetOrigin) return
  log.warn({ reason: assetPrefix }, 'ASSET_ORIGIN is not that of the build: npm run build')
  process.exit(1)
}

function listen(server: Server, port: number, host?: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/**
 * Is not ready from now on, but answers until the balancer in front has noticed; then takes no new requests, and ends
 * when those that were taken are answered.
 */
async function stop(drain: () => Promise<void>, lifetime: Lifetime): Promise<void> {
  if (lifetime.isStopping) return
  lifetime.isStopping = true
  await new Promise((resolve) => setTimeout(resolve, env().DRAIN_SECONDS * 1000))
  setTimeout(() => process.exit(0), env().PAYMENT_TIMEOUT_SECONDS * 1000 + GRACE_MS).unref()
  await drain()
  await Promise.all([stopTracing(), untilReported()])
  process.exit(0)
}

await start()
