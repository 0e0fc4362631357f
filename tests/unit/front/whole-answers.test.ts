import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFront } from '@/lib/front/front'

/** As Next: the head and the first part at once, the rest later. */
const next: http.RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"id":')
  setTimeout(() => response.end('1}'), 300)
}
const front = createFront({ next } as Parameters<typeof createFront>[0])
const server = http.createServer((request, response) => void front.answer(request, response))
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

/** What has come before the answer ends, and then. */
async function readBy(method: string, path: string): Promise<[early: string, whole: string]> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (part) => (text += part))
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  await wait(150)
  const early = text
  await new Promise((resolve) => socket.once('close', resolve))
  return [early, text]
}

test.each([
  ['POST', '/api/checkout/order'],
  ['GET', '/api/orders/1'],
])('the answer of %s %s is sent whole or, if the process is killed before, not at all', async (method, path) => {
  const [early, whole] = await readBy(method, path)
  expect(early).toBe('')
  for (const part of ['HTTP/1.1 200 OK\r\n', '{"id":', '1}']) expect(whole).toContain(part)
})

test('a private page is sent as it is rendered', async () => {
  const [early, whole] = await readBy('POST', '/account')
  expect(early).toContain('{"id":')
  expect(whole).toContain('1}')
})
