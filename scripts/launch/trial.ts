import { openSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildIfStale, forgetPages } from './build'
import { freePort } from './free-port'
import { end } from './processes'
import { type ServerOptions, startApi, startStorefront } from './servers'

const DIST_DIR = '.next-test'

interface Trial {
  port: number
  apiPort: number
  distDir: string
}

/** The real API on a free port with data of its own, until it is closed. Its output goes to `.reports/{name}.log`. */
export async function openApi(name: string, env: Record<string, string>) {
  await mkdir('.reports', { recursive: true })
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `plaza-${name}-`))
  const [port, apiPort] = [await freePort(), await freePort()]
  const log = openSync(`.reports/${name}.log`, 'w')
  const options: ServerOptions = { dataDir, distDir: DIST_DIR, port, apiPort, env, log }
  const api = await startApi(options)
  const close = async () => {
    await end(api)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { base: `http://127.0.0.1:${apiPort}`, options, close }
}

/** The built product with that API, with a build folder of its own, for as long as `use` takes. */
export async function onTrial(
  name: string,
  env: Record<string, string>,
  use: (trial: Trial) => Promise<void>,
): Promise<void> {
  await buildIfStale(DIST_DIR)
  await forgetPages(DIST_DIR)
  const { options, close } = await openApi(name, env)
  const storefront = await startStorefront(options)
  try {
    await use(options)
  } finally {
    await end(storefront)
    await close()
  }
}
