import http, { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { drainable } from '@/lib/telemetry/drain-server'

let server: Server
afterEach(() => server.closeAllConnections())

async function openServer(answer: (response: ServerResponse) => void) {
  server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => answer(response))
  const drain = drainable(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { drain, port: (server.address() as AddressInfo).port }
}

/** How long the server takes to end, in milliseconds. */
async function timed(drain: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await drain()
  return performance.now() - started
}

const read = (port: number, agent: http.Agent) =>
  new Promise<string>((resolve, reject) =>
    http.get({ port, host: '127.0.0.1', agent }, async (response) => resolve(await text(response))).on('error', reject),
  )

describe('a server that ends', () => {
  it('waits for no connection on which nothing was asked', async () => {
    const { drain, port } = await openServer((response) => response.end('page'))
    const silent = connect(port, '127.0.0.1')
    await new Promise((resolve) => server.once('connection', resolve))
    const closed = new Promise((resolve) => silent.once('close', resolve))
    expect(await timed(drain)).toBeLessThan(1000)
    await closed
  })

  it('waits for no connection that has been answered', async () => {
    const agent = new http.Agent({ keepAlive: true })
    const { drain, port } = await openServer((response) => response.end('page'))
    expect(await read(port, agent)).toBe('page')
    expect(await timed(drain)).toBeLessThan(1000)
    agent.destroy()
  })

  it('answers what it was asked, whole, and then closes that connection', async () => {
    const agent = new http.Agent({ keepAlive: true })
    const page = 'x'.repeat(1_000_000)
    const { drain, port } = await openServer((response) => setTimeout(() => response.end(page), 300))
    const answer = read(port, agent)
    await new Promise((resolve) => server.once('request', resolve))
    const ms = await timed(drain)
    expect(await answer).toBe(page)
    expect(ms).toBeGreaterThan(200)
    expect(ms).toBeLessThan(2000)
    agent.destroy()
  })
})
