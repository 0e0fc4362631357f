import { buildIfStale } from '@/launch/build'
import { openCluster } from './cluster/open-cluster'

/** `npm run cluster`: until Ctrl-C. */
const distDir = process.env.PLAZA_DIST_DIR || '.next'
const print = (line: string) => process.stdout.write(`${line}\n`)

await buildIfStale(distDir)
const cluster = await openCluster({ distDir, print })
print(`\nPlaza is served at ${cluster.storefront}, with its API at ${cluster.api}\n`)
const asked = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => new Promise((resolve) => process.once(signal, resolve)))
await Promise.race([...asked, cluster.failure]).finally(cluster.close)
