import { openSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildIfStale } from '@/launch/build'
import { type ServerOptions, startApi, startStorefront } from '@/launch/product-servers'
import { end } from '@/launch/server-process'
import { freePort } from './free-port'

export const DIST_DIR = '.next-test'
/** The journeys need a fast store simulator, and its log. */
export const JOURNEYS = { SIMULATOR_SECONDS: '2', LOG_LEVEL: 'info' }

/** The API takes it for a vendor's, see `tests/support/push-service`. */
const PUSH_CERTIFICATE = path.resolve('tests/support/push-service/certificate.pem')

interface Preview {
  port: number
  apiPort: number
  pushPort: number
  distDir: string
  dataDir: string
  pid: number
  /** names the start of the API */
  instance: string
}

/** `fill` may put data into its folder before it starts. Output goes to `.reports/{name}.log`. */
export async function openApi(name: string, env: Record<string, string>, fill?: (dataDir: string) => Promise<void>) {
  await mkdir('.reports', { recursive: true })
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `plaza-${name}-`))
  await fill?.(dataDir)
  const [port, apiPort, pushPort] = [await freePort(), await freePort(), await freePort()]
  const log = openSync(`.reports/${name}.log`, 'w')
  const pushing = { PUSH_HOSTS: `localhost:${pushPort}`, NODE_EXTRA_CA_CERTS: PUSH_CERTIFICATE }
  const options: ServerOptions = {
    dataDir,
    distDir: DIST_DIR,
    port,
    apiPort,
    env: { ...pushing, API_PUBLIC_URL: `http://localhost:${apiPort}`, ...env },
    log,
  }
  const api = await startApi(options)
  const close = async () => {
    await end(api)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { base: `http://127.0.0.1:${apiPort}`, options, pushPort, instance: api.instance, close }
}

export async function onPreview(
  name: string,
  env: Record<string, string>,
  use: (preview: Preview) => Promise<void>,
): Promise<void> {
  await buildIfStale(DIST_DIR)
  const { options, pushPort, instance, close } = await openApi(name, env)
  try {
    const storefront = await startStorefront(options)
    await use({ ...options, pushPort, instance, pid: storefront.process.pid ?? 0 }).finally(() => end(storefront))
  } finally {
    await close()
  }
}
