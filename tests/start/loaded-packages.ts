import { createRequire } from 'node:module'

/** Prints the packages of traces that the servers' modules bring with them; with an argument, those of tracing too. */
await import('@/backend/app/app')
await import('@/backend/platform/db/postgres')
await import('@/lib/page-cache/server/listener')
if (process.argv[2]) await import('@/lib/telemetry/start-tracing')
const files = Object.keys(createRequire(import.meta.url).cache)
const packages = files.map((file) => /node_modules\/(@opentelemetry\/[\w-]+)/.exec(file)?.[1]).filter(Boolean)
process.stdout.write(JSON.stringify([...new Set(packages)]))
