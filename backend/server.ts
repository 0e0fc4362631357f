import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createApp, createWorkerApp } from '@/backend/app/app'
import { startWorker } from '@/backend/app/worker/run-worker'
import { createCategoryCounts } from '@/backend/catalogue/deals/category-counts'
import { createViewCounter } from '@/backend/catalogue/deals/count-views'
import { reindexDeals } from '@/backend/catalogue/deals/index-deals'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import { listUnlistedAreas } from '@/backend/catalogue/stores/unlisted-areas'
import { listDoubts } from '@/backend/catalogue/taxes/doubtful-taxes'
import { type Config, loadConfig } from '@/backend/config/config'
import type { Deps } from '@/backend/config/deps'
import { hasDemoCustomers } from '@/backend/demo/customers/has-demo-customers'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { isSeeded, seedDatabase } from '@/backend/demo/seed-database'
import { limitedSentence, listLimitedByUpgrade } from '@/backend/operators/accounts/limited-by-upgrade'
import { announceApi, localUrl } from '@/backend/operators/commands/running-api'
import { attemptLookup } from '@/backend/orders/attempts/attempt-lookup'
import type { Database } from '@/backend/platform/db/database'
import { openDatabase, openReplica } from '@/backend/platform/db/open-database'
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter'
import { createSharedLimiter } from '@/backend/platform/limits/shared-limiter'
import { assertPortFree } from '@/backend/platform/process/assert-port-free'
import { endWith } from '@/backend/platform/process/end-with'
import { createToken } from '@/backend/platform/token'
import { withoutProvider } from '@/backend/providers/configured-providers'
import { createMessageProviders } from '@/backend/providers/messages/create-message-providers'
import { createWebPush } from '@/backend/providers/push/web-push'
import { EnvironmentError } from '@/lib/env-values'
import { openRedis } from '@/lib/redis'
import { drainable } from '@/lib/telemetry/drain-server'
import { createLogger, type Logger } from '@/lib/telemetry/logger'
import { reportCrashes } from '@/lib/telemetry/report-crashes'
import { sendErrorReports, untilReported } from '@/lib/telemetry/report-error'
import { endWithParent, reportProgress } from '@/lib/telemetry/report-progress'
import { stopTracing } from '@/lib/telemetry/tracing'
import { createPaymentProvider } from './providers/create-payment-provider'

/** The timeout of a storefront's checkout. */
const SHUTDOWN_MS = 60_000
/** Longer than storefronts keep a connection idle, since closing one that is about to be used fails the request. */
const KEEP_ALIVE_MS = 65_000

async function main(): Promise<void> {
  endWithParent()
  const config = await loadConfig(process.env)
  await assertPortFree('API_PORT', config.port, config.host)
  const logger = createLogger('api', config.logLevel)
  await startTelemetry(config, logger)
  reportProgress()
  const now = () => new Date()
  const startedAt = now()
  const open = await openDatabase(config, logger, (db) => fillDatabase(db, config, logger), reportProgress)
  const replica = openReplica(config, logger)
  const redis = config.redisUrl
    ? openRedis(config.redisUrl, (reason) => logger.warn({ reason }, 'Redis is lost: the database counts attempts'))
    : null
  const stopping = new AbortController()
  const deps: Deps = {
    db: open.db,
    readDb: replica?.db ?? open.db,
    pools: {
      ...(open.poolUse && { primary: open.poolUse }),
      ...(replica?.poolUse && { replica: replica.poolUse }),
    },
    now,
    config,
    logger,
    limiter: open.engine === 'pglite' ? createMemoryLimiter() : createSharedLimiter(open.db, redis),
    pictures: createPictureStore(config.pictureDir),
    provider: createPaymentProvider(open.db, config, attemptLookup(open.db)),
    ...createMessageProviders(config, logger),
    push: config.webPush && createWebPush(config.webPush),
    views: createViewCounter(),
    categoryCounts: createCategoryCounts(),
    stopping: stopping.signal,
    fetch,
    ...(open.engine === 'pglite' && { commandKey: createToken() }),
  }
  warnOfMissing(deps)
  if (config.mode === 'production') for (const doubt of await listDoubts(open.db)) logger.warn({}, doubt)
  for (const unlisted of await listUnlistedAreas(open.db, config.cities)) logger.warn({}, unlisted)
  const limited = await listLimitedByUpgrade(open.db, startedAt)
  if (limited.length > 0) logger.warn({}, limitedSentence(limited))
  const worker = config.worker === 'off' ? null : startWorker(deps)
  const app = config.worker === 'only' ? createWorkerApp(deps) : createApp(deps)
  const options = { port: config.port, hostname: config.host, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } }
  const server = serve({ ...options, fetch: app.fetch }, ({ port }) => {
    logger.info({ port, mode: config.mode, engine: open.engine }, 'listening')
    announce(deps, port)
  })
  const drain = drainable(server as Server)

  const stop = async () => {
    // Ctrl-C sends a signal from the terminal, and the parent process sends another
    if (stopping.signal.aborted) return
    stopping.abort()
    await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000))
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    await drain()
    await worker?.stop()
    await deps.views.flush(deps.db)
    await open.close()
    await replica?.close()
    redis?.destroy()
    await Promise.all([stopTracing(), untilReported()])
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function announce({ commandKey: key, config, logger }: Deps, port: number): void {
  if (key === undefined) return
  announceApi(config.dataDir, { url: localUrl(config.host, port), key }).catch((error) =>
    logger.error({}, 'commands will not find this API', error),
  )
}

async function startTelemetry({ errorReportUrl, tracing }: Config, logger: Logger): Promise<void> {
  sendErrorReports('api', errorReportUrl)
  reportCrashes((event, error) => logger.error({}, event, error), { ends: true })
  if (!tracing) return
  const { startTracing } = await import('@/lib/telemetry/start-tracing')
  startTracing({ service: 'plaza-api', ...tracing })
}

function warnOfMissing({ config, text, push, logger }: Deps): void {
  const messages = [...(text ? [] : ['text messages']), ...(push ? [] : ['notifications'])]
  const missing = [...withoutProvider(config.paymentProviders), ...messages]
  if (missing.length > 0) logger.warn({}, `not offered, since no provider is configured: ${missing.join(', ')}`)
}

async function fillDatabase(db: Database, { mode, seedDeals }: Config, logger: Logger): Promise<void> {
  if (mode === 'demo' && !(await isSeeded(db))) {
    logger.info({}, 'seeding the demo database')
    await seedDatabase(db, { now: new Date(), onProgress: reportProgress, ...(seedDeals && { deals: seedDeals }) })
  }
  if (mode === 'production' && (await hasDemoCustomers(db))) {
    throw new EnvironmentError([
      'DATABASE_URL has the accounts of a demo, whose password is known: use another database.',
    ])
  }
  await indexStores(db, reportProgress)
  await reindexDeals(db, reportProgress)
}

await main().catch(endWith)
