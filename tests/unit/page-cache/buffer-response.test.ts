import type { RequestListener } from 'node:http'
import net from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { openPageCache } from './open-page-cache'

const LONG = 500
const PART = '~'.repeat(1000)
const desk = openPageCache()
beforeEach(() => {
  desk.next.answer = answerInParts
})

/** As Next: the head and the first part at once, the rest later; a long answer waits for room. */
const answerInParts: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  if (request.url === '/api/long') return void pipeline(Readable.from(Array(LONG).fill(PART)), response)
  response.write('{"id":')
  setTimeout(() => response.end('1}'), 200)
}

/** What has come before the answer ends, and then. */
async function readBy(path: string): Promise<[early: string, all: string]> {
  const { port, hostname } = new URL(desk.base)
  const socket = net.connect(Number(port), hostname)
  let text = ''
  socket.on('data', (part) => (text += part))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await wait(100)
  const early = text
  await ended
  return [early, text]
}

test('a call is answered completely or, if the process is killed before, not at all', async () => {
  const [early, all] = await readBy('/api/orders/1')
  expect(early).toBe('')
  for (const part of ['HTTP/1.1 200 OK\r\n', '{"id":', '1}']) expect(all).toContain(part)
  const answer = await fetch(`${desk.base}/api/orders/1`)
  expect(await answer.json()).toEqual({ id: 1 })
})

test('a long answer does not wait for room that nobody makes', async () => {
  const [, all] = await readBy('/api/long')
  expect(all.split('~').length - 1).toBe(LONG * PART.length)
})

test('a private page is sent as it is rendered', async () => {
  const [early, all] = await readBy('/account')
  expect(early).toContain('{"id":')
  expect(all).toContain('1}')
})
