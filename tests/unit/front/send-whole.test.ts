import http, { type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendWhole } from '@/lib/front/send-whole'

const LONG = 500
const PART = 'x'.repeat(1000)

/** As Next: the head and the first part at once, the rest later; at `/long` it waits for room. */
const answer: RequestListener = (request, response) => {
  sendWhole(response)
  response.writeHead(200, { 'content-type': 'application/json' })
  if (request.url === '/long') return void pipeline(Readable.from(Array(LONG).fill(PART)), response)
  response.write('{"id":')
  setTimeout(() => response.end('1}'), 200)
}
const server = http.createServer(answer)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

/** What has come before the answer ends, and then. */
async function readBy(path: string): Promise<[early: string, whole: string]> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (part) => (text += part))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await wait(100)
  const early = text
  await ended
  return [early, text]
}

test('an answer is sent whole or, if the process is killed before, not at all', async () => {
  const [early, whole] = await readBy('/short')
  expect(early).toBe('')
  for (const part of ['HTTP/1.1 200 OK\r\n', '{"id":', '1}']) expect(whole).toContain(part)
})

test('a long answer does not wait for room that nobody makes', async () => {
  const [, whole] = await readBy('/long')
  expect(whole.split('x').length - 1).toBe(LONG * PART.length)
})
