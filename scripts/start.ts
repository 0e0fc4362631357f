import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { buildIfStale } from './launch/build'
import { end } from './launch/processes'
import { type ServerOptions, startApi, startStorefront } from './launch/servers'

/** `npm start`: everything on a fresh machine; with COMMERCE_API_URL the storefront alone. */
async function main(): Promise<void> {
  const options: ServerOptions = {
    dataDir: path.resolve(process.env.PLAZA_DATA_DIR ?? '.data'),
    distDir: process.env.PLAZA_DIST_DIR ?? '.next',
    port: Number(process.env.PORT ?? 3000),
    apiPort: Number(process.env.API_PORT ?? 4000),
  }
  const remote = process.env.COMMERCE_API_URL
  const servers: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(servers.map(end))
    process.exit()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)

  await buildIfStale(options.distDir)
  if (!remote) servers.push(await startApi(options))
  servers.push(await startStorefront(options))
  for (const server of servers) server.once('exit', stop)
  process.stdout.write(remote ? servedWith(options, remote) : servedDemo(options))
}

function servedWith({ port }: ServerOptions, api: string): string {
  return `\nPlaza is served at http://localhost:${port} with the commerce API at ${api}\n`
}

function servedDemo({ port, apiPort }: ServerOptions): string {
  return `
Plaza is served at http://localhost:${port}

  Demo account   demo@plaza.test, password plaza-demo
  A store's own  http://noodle.localhost:${port}
  Codes, mails   http://localhost:${apiPort}/dev/outbox
  The API        http://localhost:${apiPort}/docs

`
}

main().catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
})
