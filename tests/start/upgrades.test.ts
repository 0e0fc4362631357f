import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { refuseUpgrades } from '@/lib/telemetry/refuse-upgrades'

const REQUESTS = 300
let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

/** Asks for a web socket, as a plain client would, and goes away; resolves when the connection is closed. */
function askForUpgrade(port: number): Promise<void> {
  const lines = ['GET /x.js HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', '', '']
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    setTimeout(() => socket.end(), 50)
    socket.on('error', () => undefined)
    socket.resume().on('close', () => resolve())
  })
}

async function openServer(): Promise<number> {
  server = createServer((_, response) => response.end('page'))
  // Next listens too, and leaves alone what it does not know
  server.on('upgrade', () => undefined)
  refuseUpgrades(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

test(`${REQUESTS} requests for an upgrade leave no connection, whoever else listens for them`, async () => {
  const port = await openServer()
  await Promise.all(Array.from({ length: REQUESTS }, () => askForUpgrade(port)))
  // the server may close its end a moment after the client has seen it
  await expect.poll(connections).toBe(0)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('page')
})
