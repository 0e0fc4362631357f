import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createListener } from '@/lib/page-cache/server/listener'
import { rejectionStatus } from '@/lib/page-cache/server/rejections'
import { createPageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'

const LIMIT = 64 * 1024
const MEGABYTE = 1024 * 1024
const passed = vi.fn()
const received: { bytes: () => number }[] = []
const server = http.createServer(
  createListener({
    // as Next: it takes whatever comes
    handler: {
      sendStored: () => false,
      answer(request, response) {
        passed(request.url)
        request.on('data', () => undefined).on('end', () => response.end('passed'))
      },
    },
    metrics: createPageCacheMetrics({}),
    purge: () => undefined,
    nameOf: () => 'none',
    lifetime: { isStopping: false },
  }),
)
server.on('connection', (socket) => received.push({ bytes: () => socket.bytesRead }))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What is answered to these bytes, until the connection is closed; `flood` megabytes follow them as fast as they go. */
function say(head: string, flood = 0): Promise<{ answer: string; bytes: number }> {
  const at = received.length
  passed.mockClear()
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    let left = flood
    const done = () => resolve({ answer, bytes: received[at]?.bytes() ?? 0 })
    const more = () => {
      while (left > 0 && !socket.destroyed) {
        left--
        if (!socket.write(Buffer.alloc(MEGABYTE))) return void socket.once('drain', more)
      }
    }
    socket.on('data', (part) => (answer += part)).on('error', () => undefined)
    socket.on('close', done)
    socket.write(head, more)
  })
}
const lines = (first: string, ...more: string[]) => `${[first, 'Host: plaza.example', ...more].join('\r\n')}\r\n\r\n`
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

test.each([
  ['GET', '/', {}, null],
  ['HEAD', '/deals', {}, null],
  ['DELETE', '/api/account', {}, null],
  ['OPTIONS', '/api/account', {}, null],
  ['POST', '/api/orders', { 'content-length': `${LIMIT}` }, null],
  ['POST', '/api/orders', { 'content-length': `${LIMIT + 1}` }, 413],
  ['GET', '/', { 'content-length': '400000000' }, 413],
  ['POST', '/api/orders', { 'transfer-encoding': 'chunked' }, 411],
  ['TRACE', '/', {}, 405],
  ['TRACK', '/', {}, 405],
  ['CONNECT', 'evil.example:443', {}, 405],
  ['PROPFIND', '/', {}, 405],
  [undefined, '/', {}, 405],
  ['GET', 'http://evil.example/', {}, 400],
  ['GET', 'https://plaza.example/', {}, 400],
  ['OPTIONS', '*', {}, 400],
  ['GET', 'evil.example', {}, 400],
  ['GET', '', {}, 400],
] as const)('%s %s %o: %s', (method, url, headers, status) => {
  expect(rejectionStatus({ method: method as string, url, headers })).toBe(status)
})

test.each([
  ['TRACE / HTTP/1.1', 405],
  ['GET http://evil.example/store/9 HTTP/1.1', 400],
  ['GET HTTP://EVIL.example HTTP/1.1', 400],
  ['OPTIONS * HTTP/1.1', 400],
])('%s is answered with %i, nothing of it and no way on', async (first, status) => {
  const { answer } = await say(lines(first, 'Cookie: plaza_session=secret'))
  expect(statusOf(answer)).toBe(status)
  expect(answer).not.toMatch(/location|evil|secret/i)
  expect(passed).not.toHaveBeenCalled()
})

test.each(['TRACK / HTTP/1.1', 'CONNECT evil.example:443 HTTP/1.1'])('%s ends the connection', async (first) => {
  const { answer } = await say(lines(first, 'Cookie: plaza_session=secret'))
  expect(answer).not.toMatch(/200|evil|secret/i)
  expect(passed).not.toHaveBeenCalled()
})

test.each([
  ['announced', 413, ['Content-Length: 419430400']],
  ['in pieces', 411, ['Transfer-Encoding: chunked']],
])('64 MB that are %s are answered at once, and not read', async (_, status, headers) => {
  const { answer, bytes } = await say(lines('POST /api/revalidate HTTP/1.1', ...headers), 64)
  // whoever floods may lose the answer with the connection
  expect([status, Number.NaN]).toContain(statusOf(answer))
  expect(passed).not.toHaveBeenCalled()
  expect(bytes).toBeLessThan(8 * MEGABYTE)
})

test('what is small enough passes', async () => {
  const body = 'x'.repeat(LIMIT)
  const head = lines('POST /api/orders HTTP/1.1', `Content-Length: ${LIMIT}`, 'Connection: close')
  const { answer } = await say(head + body)
  expect([statusOf(answer), answer.endsWith('passed')]).toEqual([200, true])
})

test.each([
  ['/pictures/640/deal/12?x=1', '/pictures/640/deal/12'],
  ['/media/deal/12?x=1&y=2', '/media/deal/12'],
  ['/_next/image?x=1&q=75&w=640&url=%2Fmedia%2Fdeal%2F12', '/_next/image?url=%2Fmedia%2Fdeal%2F12&w=640&q=75'],
])('%s is passed on as %s', async (url, plain) => {
  await say(lines(`GET ${url} HTTP/1.1`, 'Connection: close'))
  expect(passed).toHaveBeenCalledWith(plain)
})

test('a picture that no page asks for is not found', async () => {
  const { answer } = await say(lines('GET /media/../secret HTTP/1.1', 'Connection: close'))
  expect(statusOf(answer)).toBe(404)
  expect(passed).not.toHaveBeenCalled()
})
