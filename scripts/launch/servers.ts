import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { launch, untilServed } from './processes'
import { demoSecret } from './secrets'

const require = createRequire(import.meta.url)

export interface ServerOptions {
  dataDir: string
  distDir: string
  port: number
  apiPort: number
  /** more environment for both */
  env?: Record<string, string>
  /** a file descriptor for their output */
  log?: number
}

const FIRST_START_SECONDS = 150

/** Starts the reference API and waits until it is healthy: on first start it makes the demo data. */
export async function startApi({ dataDir, port, apiPort, env, log }: ServerOptions): Promise<ChildProcess> {
  const api = launch(
    ['--import', 'tsx', 'backend/server.ts'],
    {
      PLAZA_DATA_DIR: dataDir,
      API_PORT: `${apiPort}`,
      PURGE_URL: `http://127.0.0.1:${port}/api/revalidate`,
      PURGE_SECRET: await demoSecret(dataDir, 'purge'),
      STOREFRONT_ORIGINS: process.env.STOREFRONT_ORIGINS ?? `http://localhost:${port}`,
      ...env,
    },
    log,
  )
  await untilServed(`http://127.0.0.1:${apiPort}/healthz`, api, FIRST_START_SECONDS)
  return api
}

/** Starts the built storefront and waits until it serves. */
export async function startStorefront({
  dataDir,
  distDir,
  port,
  apiPort,
  env,
  log,
}: ServerOptions): Promise<ChildProcess> {
  const next = require.resolve('next/dist/bin/next')
  const storefront = launch(
    [next, 'start', '--port', `${port}`],
    {
      NODE_ENV: 'production',
      PLAZA_DIST_DIR: distDir,
      COMMERCE_API_URL: process.env.COMMERCE_API_URL ?? `http://localhost:${apiPort}`,
      SITE_ORIGIN: process.env.SITE_ORIGIN ?? `http://localhost:${port}`,
      SESSION_SECRET: process.env.SESSION_SECRET ?? (await demoSecret(dataDir, 'session')),
      PURGE_SECRET: process.env.PURGE_SECRET ?? (await demoSecret(dataDir, 'purge')),
      ...env,
    },
    log,
  )
  await untilServed(`http://127.0.0.1:${port}/login`, storefront, 60)
  return storefront
}
