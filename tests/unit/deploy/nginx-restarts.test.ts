import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { expect, test } from 'vitest'
import { startNginx } from '@/scripts/cluster/nginx'
import { freePort } from '@/scripts/launch/free-port'

const hasNginx = spawnSync('nginx', ['-v']).status === 0

async function serve(port: number): Promise<() => Promise<void>> {
  const server = http.createServer((_, response) => response.end('served')).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

test.skipIf(!hasNginx)(
  'a server that ends right after the other is back takes no page with it (skipped without nginx)',
  async () => {
    const [first, second] = [await freePort(), await freePort()]
    const ports = { storefront: await freePort(), publicApi: await freePort(), api: await freePort() }
    const servers = [{ port: first }, { port: second }]
    const endFirst = await serve(first)
    const endSecond = await serve(second)
    const nginx = await startNginx(ports, { storefront: servers, api: servers })
    const ask = async (port: number) => {
      const headers = { connection: 'close' }
      return (await fetch(`http://127.0.0.1:${port}/`, { headers })).status
    }
    const askOften = (port: number) => Promise.all(Array.from({ length: 40 }, () => ask(port)))
    try {
      await endFirst()
      // each worker of nginx finds out
      for (const port of [ports.storefront, ports.api]) expect(new Set(await askOften(port))).toEqual(new Set([200]))
      const endFirstAgain = await serve(first)
      await endSecond()
      for (const port of [ports.storefront, ports.api]) expect(new Set(await askOften(port))).toEqual(new Set([200]))
      await endFirstAgain()
      expect(new Set(await askOften(ports.storefront))).toEqual(new Set([503]))
    } finally {
      await nginx.close()
    }
  },
)
