import { openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { buildIfStale } from '@/launch/build'
import { run } from '@/launch/processes'
import { openCluster } from './cluster/open-cluster'
import { findChromium } from './launch/chromium'
import { freePort } from './launch/free-port'
import { DIST_DIR, JOURNEYS } from './launch/preview'

/** Journeys that compare documents byte by byte, of which each storefront renders its own, or that speak to it themselves. */
const NOT_THERE = '@one-storefront|@no-proxy'

/** `npm run test:full -- cluster`, or with `journeys [file]` the journeys through its proxy. */
const [part, ...files] = process.argv.slice(2)
await buildIfStale(DIST_DIR)
await (part === 'journeys' ? runJourneys() : run('npx', ['vitest', 'run', '--project', 'cluster'], { SOAK: '1' }))

async function runJourneys(): Promise<void> {
  await mkdir('.reports', { recursive: true })
  const log = openSync('.reports/cluster-journeys.log', 'w')
  const cluster = await openCluster({ distDir: DIST_DIR, env: JOURNEYS, log })
  try {
    await run('npx', ['playwright', 'test', '--grep-invert', NOT_THERE, ...files], {
      CHROMIUM: await findChromium(),
      BASE_URL: cluster.storefront,
      API_URL: cluster.api,
      PUSH_PORT: `${await freePort()}`,
    })
  } finally {
    await cluster.close()
  }
}
