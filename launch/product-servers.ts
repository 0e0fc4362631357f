import { createRequire } from 'node:module'
import path from 'node:path'
import { type Variables, withoutEmpty } from '@/lib/env-values'
import { ENV_IS_COMPLETE } from '@/lib/next-internals'
import { demoSecret } from './demo-secret'
import { NO_TELEMETRY } from './processes'
import { type HealthWatch, type Server, type ServerSpec, startServer } from './server-process'

export interface ServerOptions {
  dataDir: string
  distDir: string
  port: number
  apiPort: number
  env?: Record<string, string>
  /** a file descriptor for their output */
  log?: number
}

/** Without progress; a step of a start takes a hundredth of it where nothing else runs. */
const START_SECONDS = 150
/** A minute in which the event loop answers nothing, where the longest render may take 20 s. */
const WATCH: HealthWatch = { everyMs: 10_000, misses: 6 }
/** hosts at which the storefront reaches the API on this machine */
const LOCAL = ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1']

export const STOREFRONT_SERVER = 'storefront.mjs'
/** next.config.mjs names it. */
export const CACHE_HANDLER = 'cache-handler.mjs'
const require = createRequire(import.meta.url)
export const NEXT = path.join(path.dirname(require.resolve('next/package.json')), require('next/package.json').bin.next)

/** Seeds the demo data on its first start. */
export async function apiServer({ dataDir, distDir, port, apiPort, env, log }: ServerOptions): Promise<ServerSpec> {
  const given = withoutEmpty(process.env)
  return {
    name: 'commerce API',
    args: ['--import', 'tsx', 'backend/server.ts'],
    env: {
      PLAZA_DATA_DIR: dataDir,
      PLAZA_DIST_DIR: distDir,
      API_PORT: `${apiPort}`,
      PURGE_URL: given.PURGE_URL ?? `http://127.0.0.1:${port}/api/revalidate`,
      PURGE_SECRET: given.PURGE_SECRET ?? (await demoSecret(dataDir, 'purge')),
      STOREFRONT_ORIGINS: given.STOREFRONT_ORIGINS ?? given.SITE_ORIGIN ?? `http://localhost:${port}`,
      ...env,
    },
    health: `http://${apiHost()}:${apiPort}/healthz`,
    seconds: START_SECONDS,
    watch: WATCH,
    log,
  }
}

/** The express provider of a demo: the sandbox of the reference API at `api`. */
export function sandboxExpress(api: string) {
  return { EXPRESS_SCRIPT_URL: `${api}/sandbox/express.js`, EXPRESS_CLIENT_KEY: 'sandbox' }
}

/** The sandbox's provider, unless the API is remote, the mode is production, or another provider is configured. */
function expressOf({ COMMERCE_API_URL, EXPRESS_SCRIPT_URL, PLAZA_MODE = 'demo' }: Variables, api: string) {
  return COMMERCE_API_URL || EXPRESS_SCRIPT_URL || PLAZA_MODE !== 'demo' ? {} : sandboxExpress(api)
}

/** The page of operators of a demo's own API. */
function storeSideOf({ COMMERCE_API_URL, LINK_BUSINESS, PLAZA_MODE = 'demo' }: Variables, api: string) {
  return COMMERCE_API_URL || LINK_BUSINESS || PLAZA_MODE !== 'demo' ? {} : { LINK_BUSINESS: `${api}/operator` }
}

/** The build in `distDir`, or with `dev` Next's development server. */
export async function storefrontServer(
  { dataDir, distDir, port, apiPort, env, log }: ServerOptions,
  command: 'start' | 'dev' = 'start',
): Promise<ServerSpec> {
  const given = withoutEmpty({ ...process.env, ...env })
  const ownApi = `http://${apiHost()}:${apiPort}`
  return {
    name: 'storefront',
    args: command === 'dev' ? [NEXT, 'dev', '--port', `${port}`] : [path.join(distDir, STOREFRONT_SERVER)],
    env: {
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      ...NO_TELEMETRY,
      ...ENV_IS_COMPLETE,
      PORT: `${port}`,
      PLAZA_DIST_DIR: distDir,
      COMMERCE_API_URL: given.COMMERCE_API_URL ?? ownApi,
      ...expressOf(given, ownApi),
      ...storeSideOf(given, ownApi),
      SITE_ORIGIN: given.SITE_ORIGIN ?? `http://localhost:${port}`,
      SESSION_SECRET: given.SESSION_SECRET ?? (await demoSecret(dataDir, 'session')),
      PURGE_SECRET: given.PURGE_SECRET ?? (await demoSecret(dataDir, 'purge')),
      ...env,
    },
    health: `http://localhost:${port}/api/healthz`,
    seconds: START_SECONDS,
    // a debugger may hold the development server
    ...(command === 'start' && { watch: WATCH }),
    log,
  }
}

/** Starts the reference API and waits until it is healthy. */
export async function startApi(options: ServerOptions): Promise<Server> {
  return startServer(await apiServer(options))
}

/** Starts the built storefront and waits until it serves. */
export async function startStorefront(options: ServerOptions): Promise<Server> {
  return startServer(await storefrontServer(options))
}

function apiHost(): string {
  const { API_HOST = '127.0.0.1' } = withoutEmpty(process.env)
  if (LOCAL.includes(API_HOST)) return 'localhost'
  return API_HOST.includes(':') ? `[${API_HOST}]` : API_HOST
}
