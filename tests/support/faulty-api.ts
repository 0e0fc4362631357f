import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Misbehave = (response: ServerResponse) => void

const JSON_TYPE = { 'content-type': 'application/json' }
function repeat(response: ServerResponse, bit: string, everyMs: number): void {
  const timer = setInterval(() => response.write(bit), everyMs)
  response.on('close', () => clearInterval(timer))
}

/** `refused` is a closed port. */
const FAULTS: Record<string, Misbehave> = {
  reset: (response) => void response.socket?.destroy(),
  silent: () => undefined,
  'body that never comes': (response) => void response.writeHead(200, JSON_TYPE).flushHeaders(),
  'body that stops': (response) => void response.writeHead(200, JSON_TYPE).write('{"RC":200,"rec'),
  'body that drips': (response) => {
    response.writeHead(200, JSON_TYPE).write('{"RC":200,"records":"')
    repeat(response, 'a', 300)
  },
  'endless body': (response) => {
    response.writeHead(200, JSON_TYPE).write('{"RC":200,"records":"')
    repeat(response, 'a'.repeat(4096), 20)
  },
  'body cut short': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '500' }).write('{"RC":200}')
    setTimeout(() => response.socket?.destroy(), 50)
  },
  'broken JSON': (response) => void response.writeHead(200, JSON_TYPE).end('{"RC":200,"records":['),
  'page of HTML': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  'another shape': (response) => void response.writeHead(200, JSON_TYPE).end('{"status":"ok"}'),
  'status 500': (response) => void response.writeHead(500, JSON_TYPE).end('{"RC":200,"records":[]}'),
  'status 503': (response) => void response.writeHead(503).end(),
  redirect: (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
}

/** tcpmux, which no machine serves */
const NOBODYS_PORT = 1

export const FAULT_NAMES = ['refused', ...Object.keys(FAULTS)]

/** On a free port; `followed` counts requests to its redirect. */
export async function startFaultyApi(fault: string) {
  let followed = 0
  let asked = 0
  const server = createServer((request, response) => {
    request.resume()
    asked++
    if (request.url !== '/elsewhere') return FAULTS[fault]?.(response)
    followed++
    response.writeHead(200, JSON_TYPE).end('{"RC":200,"records":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a port that was given back would soon be another server's
  const port = fault === 'refused' ? NOBODYS_PORT : (server.address() as AddressInfo).port
  const url = `http://127.0.0.1:${port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  return { url, close, followed: () => followed, asked: () => asked }
}
