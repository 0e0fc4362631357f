import { connect, type Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const MEGABYTE = 1024 * 1024
const FLOOD = 48
const PATHS = [
  '/api/execute',
  '/api/rest/v8/login',
  '/api/v7/forgetpwd',
  '/webhooks/sandbox',
  '/sandbox/pay/x',
  '/dev/orders/x/surcharge',
  '/no-such-call',
]

let api: TestApp
let server: ReturnType<typeof serve>
let port: number
const sockets: Socket[] = []
beforeAll(async () => {
  api = await openTestApp()
  await new Promise<void>((resolve) => {
    server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => {
      port = info.port
      resolve()
    })
  })
  server.on('connection', (socket: Socket) => sockets.push(socket))
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
  await api.close()
})

/** What is answered to megabytes that come as fast as they go, and how many bytes of them the server took. */
function flood(path: string, header: string, piece: Buffer): Promise<{ answer: string; bytes: number }> {
  const at = sockets.length
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    let left = FLOOD
    const more = () => {
      while (left-- > 0 && !socket.destroyed) if (!socket.write(piece)) return void socket.once('drain', more)
    }
    const done = () => {
      socket.destroy()
      resolve({ answer, bytes: sockets[at]?.bytesRead ?? 0 })
    }
    socket.on('data', (part) => {
      answer += part
      // what it still takes after its answer counts too
      setTimeout(done, 300)
    })
    socket.on('error', done)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: api.test\r\nContent-Type: application/json\r\n${header}\r\n\r\n`, more)
  })
}
const chunk = Buffer.concat([
  Buffer.from(`${MEGABYTE.toString(16)}\r\n`),
  Buffer.alloc(MEGABYTE, ' '),
  Buffer.from('\r\n'),
])

describe.each(PATHS)('%s', (path) => {
  it.each<[string, string, Buffer]>([
    ['announced', `Content-Length: ${400 * MEGABYTE}`, Buffer.alloc(MEGABYTE, ' ')],
    ['in pieces', 'Transfer-Encoding: chunked', chunk],
  ])('answers 413 to a flood that is %s, and does not take it', async (_, header, piece) => {
    const { answer, bytes } = await flood(path, header, piece)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(bytes).toBeLessThan(8 * MEGABYTE)
  })
})
