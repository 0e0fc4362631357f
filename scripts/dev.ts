import { createRequire } from 'node:module'
import path from 'node:path'
import { end, launch } from './launch/processes'
import { demoSecret } from './launch/secrets'
import { startApi } from './launch/servers'

/** `npm run dev`: the reference API beside Next's development server. */
const dataDir = path.resolve(process.env.PLAZA_DATA_DIR ?? '.data')
const port = Number(process.env.PORT ?? 3000)
const apiPort = Number(process.env.API_PORT ?? 4000)
const api = await startApi({ dataDir, distDir: '.next', port, apiPort })
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const storefront = launch([next, 'dev', '--port', `${port}`], {
  COMMERCE_API_URL: `http://localhost:${apiPort}`,
  SITE_ORIGIN: `http://localhost:${port}`,
  SESSION_SECRET: await demoSecret(dataDir, 'session'),
  PURGE_SECRET: await demoSecret(dataDir, 'purge'),
})
storefront.once('exit', () => end(api).then(() => process.exit()))
process.once('SIGINT', () => end(storefront))
process.once('SIGTERM', () => end(storefront))
