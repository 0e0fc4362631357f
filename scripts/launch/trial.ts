import { openSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildIfStale, forgetPages } from './build'
import { freePort } from './free-port'
import { end } from './processes'
import { startApi, startStorefront } from './servers'

const DIST_DIR = '.next-test'

interface Trial {
  port: number
  apiPort: number
  distDir: string
}

/**
 * The built product and the real API on free ports, with a build folder and data of their own, for as long as `use`
 * takes. Their output goes to `.reports/{name}.log`.
 */
export async function onTrial(
  name: string,
  env: Record<string, string>,
  use: (trial: Trial) => Promise<void>,
): Promise<void> {
  await buildIfStale(DIST_DIR)
  await forgetPages(DIST_DIR)
  await mkdir('.reports', { recursive: true })
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `plaza-${name}-`))
  const [port, apiPort] = [await freePort(), await freePort()]
  const options = { dataDir, distDir: DIST_DIR, port, apiPort, env, log: openSync(`.reports/${name}.log`, 'w') }
  const api = await startApi(options)
  const storefront = await startStorefront(options)
  try {
    await use({ port, apiPort, distDir: DIST_DIR })
  } finally {
    await Promise.all([end(storefront), end(api)])
    await rm(dataDir, { recursive: true, force: true })
  }
}
