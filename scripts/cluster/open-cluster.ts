import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sandboxExpress } from '@/launch/product-servers'
import { type Server, untilHealthy } from '@/launch/server-process'
import { createSupervisor } from '@/launch/supervisor'
import { freePort } from '@/scripts/launch/free-port'
import { startPostgres } from '@/scripts/launch/postgres'
import { type Backends, startNginx } from './nginx'
import { type NodePart, planProcesses } from './plan-processes'
import { startRedis } from './redis'

export interface ClusterOptions {
  distDir: string
  /** the number of storefronts, and of APIs */
  size?: number
  env?: Record<string, string>
  /** a file descriptor */
  log?: number
  print?: (line: string) => void
}

export type Cluster = Awaited<ReturnType<typeof openParts>>

type Closing = (() => Promise<unknown>)[]

/** Processes of Node that end are started again. When one part fails to start, the others are closed. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const closing: Closing = []
  try {
    return await openParts(options, closing)
  } catch (error) {
    await closeAll(closing)
    throw error
  }
}

async function closeAll(closing: Closing): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}

async function openParts(
  { distDir, size = 2, env: more = {}, log, print = () => undefined }: ClusterOptions,
  closing: Closing,
) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-cluster-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startPostgres()
  closing.push(postgres.stop)
  const redis = await startRedis()
  closing.push(redis.kill)
  const ports = { storefront: await freePort(), publicApi: await freePort(), api: await freePort() }
  const [storefront, api] = [`http://localhost:${ports.storefront}`, `http://localhost:${ports.api}`]
  const publicApi = `http://localhost:${ports.publicApi}`
  const env = {
    PLAZA_MODE: 'demo',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    STATIC_DIR: path.join(dataDir, 'static'),
    TRUST_PROXY: 'on',
    SITE_ORIGIN: storefront,
    COMMERCE_API_URL: api,
    ...sandboxExpress(api),
    API_PUBLIC_URL: publicApi,
    PAY_ORIGINS: publicApi,
    STOREFRONT_ORIGINS: storefront,
    PURGE_URL: `${storefront}/api/revalidate`,
    ...more,
  }
  const processes = await planProcesses({ size, ports, dataDir, distDir, env, log })
  closing.push(processes.removeBuilds)
  const supervisor = createSupervisor(print)
  closing.push(supervisor.stop)
  const resting = new Set<NodePart>()
  const backends = (): Backends => {
    const listed = (part: NodePart) => ({ port: processes.portOf(part), isDown: resting.has(part) })
    return { storefront: processes.storefronts.map(listed), api: processes.apis.map(listed) }
  }
  // the first one fills the database
  for (const part of processes.apis) await supervisor.start(await processes.specOf(part))
  const nginx = await startNginx(ports, backends())
  closing.push(nginx.close)
  for (const part of ['worker', ...processes.storefronts] as const) await supervisor.start(await processes.specOf(part))

  async function untilReplaced(part: NodePart, old: Server): Promise<void> {
    while (supervisor.find(part) === old) await new Promise((resolve) => setTimeout(resolve, 50))
    await untilHealthy(supervisor.find(part))
  }

  return {
    storefront,
    api,
    dataDir,
    env,
    postgres,
    redis,
    nginx,
    failure: supervisor.failure,
    addressOf: (part: NodePart) => `http://localhost:${processes.portOf(part)}`,
    async kill(part: NodePart): Promise<void> {
      const old = supervisor.find(part)
      old.process.kill('SIGKILL')
      await untilReplaced(part, old)
    },
    /**
     * Replaces a process as an upgrade does: it gets no more requests, ends, and its successor serves, a storefront from
     * another `build`.
     */
    async replace(part: NodePart, build?: string): Promise<void> {
      resting.add(part)
      await nginx.use(backends())
      const old = supervisor.find(part)
      // which its successor is started by
      if (build) Object.assign(old.spec, await processes.specOf(part, build))
      old.process.kill('SIGTERM')
      await untilReplaced(part, old)
      resting.delete(part)
      await nginx.use(backends())
    },
    close: () => closeAll(closing),
  }
}
