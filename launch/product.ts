import { assertPortFree } from '@/backend/platform/process/assert-port-free'
import { buildIfStale } from './build'
import { buildOperatorPage } from './build-operator-page'
import { type Configuration, readConfiguration } from './configuration'
import { generateInlineScripts } from './inline-scripts'
import { apiServer, storefrontServer } from './product-servers'
import { serve } from './run-servers'
import type { ServerSpec } from './server-process'

/**
 * Runs the storefront and the reference API, or with COMMERCE_API_URL the storefront alone, until it is stopped.
 * Returns the exit code. Problems in the environment are reported before anything is started.
 */
export async function runProduct(command: 'start' | 'dev'): Promise<number> {
  try {
    const configuration = readConfiguration(process.env)
    const { port, api, distDir } = configuration
    await assertPortFree('PORT', port)
    if (api) await assertPortFree('API_PORT', api.port, api.host)
    return await serve(async (signal) => {
      if (command === 'start') await buildIfStale(distDir, signal)
      else await Promise.all([generateInlineScripts(), api && buildOperatorPage(distDir)])
      return productServers(configuration, command)
    }, welcome(configuration))
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return 1
  }
}

/** The servers of the product, in dependency order. */
export async function productServers(
  { mode, port, api, dataDir, distDir }: Configuration,
  command: 'start' | 'dev',
): Promise<ServerSpec[]> {
  const options = { dataDir, distDir, port, apiPort: api?.port ?? 0, env: { PLAZA_MODE: mode } }
  const storefront = await storefrontServer(options, command)
  return api ? [await apiServer(options), storefront] : [storefront]
}

function welcome({ mode, port, api }: Configuration): string {
  const served = `\nPlaza is served at http://localhost:${port}`
  if (!api) return `${served} with the commerce API at ${process.env.COMMERCE_API_URL}\n`
  if (mode !== 'demo') return `${served} with its API at port ${api.port}\n`
  return `${served}

  Demo account   demo@plaza.test, password plaza-demo
  A store's own  http://noodle.localhost:${port}
  Codes, mails   http://localhost:${api.port}/dev/outbox
  A store's side http://localhost:${api.port}/operator
  The API        http://localhost:${api.port}/docs
`
}
