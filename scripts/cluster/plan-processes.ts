import { rm } from 'node:fs/promises'
import { apiServer, type ServerOptions, storefrontServer } from '@/launch/product-servers'
import type { ServerSpec } from '@/launch/server-process'
import { copyBuild } from '@/scripts/launch/copy-build'
import { freePort } from '@/scripts/launch/free-port'
import type { ProxyPorts } from './nginx'

export type NodePart = 'worker' | `api ${number}` | `storefront ${number}`

interface Plan {
  /** the number of storefronts, and of APIs */
  size: number
  ports: ProxyPorts
  dataDir: string
  distDir: string
  env: Record<string, string>
  /** a file descriptor */
  log: number | undefined
}

/** The processes of Node in a cluster, on free ports. Each storefront after the first has a copy of the build. */
export async function planProcesses({ size, ports, dataDir, distDir, env, log }: Plan) {
  const numbers = Array.from({ length: size }, (_, n) => n + 1)
  const apis = numbers.map((n): NodePart => `api ${n}`)
  const storefronts = numbers.map((n): NodePart => `storefront ${n}`)
  const portOf = new Map<NodePart, number>()
  for (const part of [...apis, 'worker', ...storefronts] as const) portOf.set(part, await freePort())
  const builds = new Map(storefronts.slice(1).map((part, n) => [part, `${distDir}-${n + 2}`]))
  for (const build of builds.values()) await copyBuild(distDir, build)

  /** `build` is for a storefront of another one. */
  async function specOf(part: NodePart, build = builds.get(part) ?? distDir): Promise<ServerSpec> {
    const own = portOf.get(part) ?? 0
    const variables = { ...env, WORKER: part === 'worker' ? 'only' : 'off' }
    const options: ServerOptions = { dataDir, distDir, port: ports.storefront, apiPort: own, env: variables, log }
    if (!part.startsWith('storefront')) return { ...(await apiServer(options)), name: part }
    return { ...(await storefrontServer({ ...options, distDir: build, port: own, apiPort: ports.api })), name: part }
  }

  return {
    apis,
    storefronts,
    portOf: (part: NodePart) => portOf.get(part) ?? 0,
    specOf,
    async removeBuilds(): Promise<void> {
      for (const build of builds.values()) await rm(build, { recursive: true, force: true })
    },
  }
}
