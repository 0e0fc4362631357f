import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyBuild } from '../launch/copy-build'
import { freePort } from '../launch/free-port'
import { startPostgres } from '../launch/postgres'
import { type Server, untilHealthy } from '../launch/server'
import { apiServer, type ServerOptions, storefrontServer } from '../launch/servers'
import { createSupervisor } from '../launch/supervisor'
import { type Backends, startNginx } from './nginx'
import { startRedis } from './redis'

export type NodePart = 'api 1' | 'api 2' | 'worker' | 'storefront 1' | 'storefront 2'

export interface ClusterOptions {
  distDir: string
  /** additional environment for all Node processes */
  env?: Record<string, string>
  /** a file descriptor for their output */
  log?: number
  say?: (line: string) => void
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/**
 * Two storefronts, two APIs, a worker, PostgreSQL, Redis and nginx on free ports of this machine, with data of their
 * own. Processes of Node that end are started again.
 */
export async function openCluster({ distDir, env = {}, log, say = () => undefined }: ClusterOptions) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-cluster-'))
  const [postgres, redis] = [await startPostgres(), await startRedis()]
  const ports = { storefront: await freePort(), publicApi: await freePort(), api: await freePort() }
  const portOf: Record<NodePart, number> = {
    'api 1': await freePort(),
    'api 2': await freePort(),
    worker: await freePort(),
    'storefront 1': await freePort(),
    'storefront 2': await freePort(),
  }
  const origins = { storefront: `http://localhost:${ports.storefront}`, api: `http://localhost:${ports.api}` }
  const shared = {
    PLAZA_MODE: 'demo',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    TRUST_PROXY: 'on',
    SITE_ORIGIN: origins.storefront,
    COMMERCE_API_URL: origins.api,
    API_PUBLIC_URL: `http://localhost:${ports.publicApi}`,
    PAY_ORIGINS: `http://localhost:${ports.publicApi}`,
    STOREFRONT_ORIGINS: origins.storefront,
    PURGE_URL: `${origins.storefront}/api/revalidate`,
    ...env,
  }
  // as on a machine of its own: it has none of the other's files
  const secondBuild = `${distDir}-second`
  await copyBuild(distDir, secondBuild)
  const specOf = async (part: NodePart) => {
    const isStorefront = part.startsWith('storefront')
    const worker = part === 'worker' ? 'only' : 'off'
    const [port, apiPort] = isStorefront ? [portOf[part], ports.api] : [ports.storefront, portOf[part]]
    const build = part === 'storefront 2' ? secondBuild : distDir
    const variables = { ...shared, WORKER: worker }
    const options: ServerOptions = { dataDir, distDir: build, port, apiPort, env: variables, log }
    return { ...(await (isStorefront ? storefrontServer(options) : apiServer(options))), name: part }
  }

  const supervisor = createSupervisor(say)
  const resting = new Set<NodePart>()
  const backends = (): Backends => {
    const listed = (...parts: NodePart[]) => parts.map((part) => ({ port: portOf[part], isDown: resting.has(part) }))
    return { storefront: listed('storefront 1', 'storefront 2'), api: listed('api 1', 'api 2') }
  }
  // the first one fills the database
  await supervisor.start(await specOf('api 1'))
  const nginx = await startNginx(ports, backends())
  for (const part of ['api 2', 'worker', 'storefront 1', 'storefront 2'] as const)
    await supervisor.start(await specOf(part))

  const current = (part: NodePart): Server => supervisor.find(part)
  /** Waits for the process that follows this one. */
  async function untilReplaced(part: NodePart, old: Server): Promise<void> {
    while (current(part) === old) await new Promise((resolve) => setTimeout(resolve, 50))
    await untilHealthy(current(part))
  }

  return {
    ...origins,
    dataDir,
    /** of its Node processes */
    env: shared,
    postgres,
    redis,
    nginx,
    /** the address of one process, past the proxy */
    addressOf: (part: NodePart) => `http://localhost:${portOf[part]}`,
    /** Ends a process at once, and waits for the one that replaces it. */
    async kill(part: NodePart): Promise<void> {
      const old = current(part)
      old.process.kill('SIGKILL')
      await untilReplaced(part, old)
    },
    /** Replaces a process as an upgrade does: first it is sent nothing more, then it ends, and its successor serves. */
    async replace(part: NodePart): Promise<void> {
      resting.add(part)
      await nginx.use(backends())
      const old = current(part)
      old.process.kill('SIGTERM')
      await untilReplaced(part, old)
      resting.delete(part)
      await nginx.use(backends())
    },
    failure: supervisor.failure,
    async close(): Promise<void> {
      await nginx.close()
      await supervisor.stop()
      await redis.kill()
      await postgres.stop()
      for (const folder of [dataDir, secondBuild]) await rm(folder, { recursive: true, force: true })
    },
  }
}
