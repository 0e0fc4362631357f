import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runNginx } from '@/scripts/launch/nginx'

const FILE = path.join(import.meta.dirname, '../../deploy/nginx.conf')

interface Backend {
  port: number
  isDown?: boolean
}

export interface Backends {
  storefront: Backend[]
  api: Backend[]
}

export interface Proxy {
  /** Reloads the configuration; open requests are finished. */
  use: (backends: Backends) => Promise<void>
  kill: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

/** Ports: for shoppers, for what they and payment providers open at the API, and for storefronts. */
export interface ProxyPorts {
  storefront: number
  publicApi: number
  api: number
}

/** Starts nginx. Throws if it is not installed. */
export async function startNginx(ports: ProxyPorts, first: Backends): Promise<Proxy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-nginx-'))
  const file = path.join(folder, 'nginx.conf')
  const template = await readFile(FILE, 'utf8')
  const write = (backends: Backends) => writeFile(file, onThisMachine(template, folder, ports, backends))
  let server: ChildProcess

  async function start(): Promise<void> {
    server = await runNginx(file, folder, ports.storefront)
  }

  async function kill(): Promise<void> {
    const ended = once(server, 'exit')
    process.kill(-(server.pid ?? 0), 'SIGKILL')
    await ended
  }

  await write(first)
  await start()
  return {
    start,
    kill,
    async use(backends) {
      await write(backends)
      server.kill('SIGHUP')
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
    async close() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function onThisMachine(template: string, folder: string, ports: ProxyPorts, backends: Backends): string {
  const listens = [ports.storefront, ports.publicApi, ports.api].values()
  /** Each server with these parameters. */
  const servers = (name: keyof Backends, parameters: string) =>
    backends[name].map(({ port, isDown }) => `server 127.0.0.1:${port} ${parameters}${isDown ? ' down' : ''};`)
  return template
    .replace(/upstream (storefront|api) \{([^}]*)\}/g, (_, name, content: string) => {
      const [lines, rest] = [/^\s*server \S+ (.*);$/gm, content.replace(/^\s*server .*$/gm, '')]
      const kinds = new Set(Array.from(content.matchAll(lines), ([, parameters = '']) => parameters))
      return `upstream ${name} { ${[...kinds].flatMap((kind) => servers(name, kind)).join(' ')} ${rest} }`
    })
    .replace(/\blisten \d+/g, () => `listen 127.0.0.1:${listens.next().value}`)
    .replace(/\/(var\/log\/nginx|run)\//g, `${folder}/`)
    .replace(/^user .*$/m, '')
}
