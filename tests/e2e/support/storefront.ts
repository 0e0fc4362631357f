import { randomBytes } from 'node:crypto'
import { openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startStorefront } from '@/launch/product-servers'
import { end } from '@/launch/server-process'
import { copyBuild } from '@/scripts/launch/copy-build'
import { freePort } from '@/scripts/launch/free-port'
import { DIST_DIR } from '@/scripts/launch/preview'

export interface Storefront {
  url: string
  port: number
  purgeSecret: string
  distDir: string
  pid: number
  stop: () => Promise<void>
}

/** On a copy of the build, so that its page cache and configuration are its own; `fill` runs before it starts. */
export async function startSecond(
  env: Record<string, string>,
  fixedPort?: number,
  fill?: (distDir: string) => Promise<void>,
): Promise<Storefront> {
  const distDir = `.next-second-${randomBytes(4).toString('hex')}`
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-second-'))
  await copyBuild(DIST_DIR, distDir)
  await fill?.(distDir)
  const port = fixedPort ?? (await freePort())
  const purgeSecret = randomBytes(32).toString('hex')
  const all = { SITE_ORIGIN: `http://localhost:${port}`, PURGE_SECRET: purgeSecret, ...env }
  const log = openSync('.reports/second.log', 'a')
  const stop = async () => {
    await Promise.all([rm(distDir, { recursive: true, force: true }), rm(dataDir, { recursive: true, force: true })])
  }
  try {
    const server = await startStorefront({ dataDir, distDir, port, apiPort: 0, env: all, log })
    const pid = server.process.pid ?? 0
    return { url: `http://localhost:${port}`, port, purgeSecret, distDir, pid, stop: () => end(server).then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}
