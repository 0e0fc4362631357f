import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'

let server: http.Server | undefined
afterEach(() => {
  server?.close()
  vi.unstubAllEnvs()
})

/** The answer of a handler that is prepared with these settings; `env` is read once by each copy of the modules. */
async function ask(handler: RequestListener, path: string, settings: Record<string, string> = {}) {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { isPreparedByPageCache, prepared } = await import('@/lib/server/routing/prepare-request')
  server = http.createServer(prepared(handler))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  expect(isPreparedByPageCache()).toBe(true)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  return fetch(url, { headers: { 'x-forwarded-for': '6.6.6.6' } })
}

const repeat: RequestListener = ({ url, headers }, response) =>
  response.end(JSON.stringify([url, headers['x-forwarded-for']]))

test('a request reaches Next without the query of a public page, and with the address of its peer', async () => {
  expect(await (await ask(repeat, '/reset?token=secret')).json()).toEqual(['/reset', '127.0.0.1'])
})

test.each([
  ['/oauth/', '/oauth'],
  ['/oauth/migrate/', '/oauth/migrate'],
  ['/oauth/migrate/?lan=en', '/oauth/migrate?lan=en'],
  ['/oauth', '/oauth'],
  ['/oauth//', '/oauth//'],
  ['/oauth/other/', '/oauth/other/'],
  ['/deals/', '/deals/'],
])('%s, with its final slash or without, is %s for Next [CALL-3] [CALL-4]', async (path, seen) => {
  expect((await (await ask(repeat, path)).json())[0]).toBe(seen)
})

test('behind a trusted proxy it has the address that the proxy names', async () => {
  expect(await (await ask(repeat, '/reset', { TRUST_PROXY: 'true' })).json()).toEqual(['/reset', '6.6.6.6'])
})

test.each([
  [500, 'private, no-store'],
  [404, 'public, s-maxage=60'],
])('of a %i that is announced as public, caches are told %s', async (status, cacheControl) => {
  const answer = await ask((_, response) => {
    response.setHeader('cache-control', 'public, s-maxage=60')
    response.writeHead(status).end()
  }, '/')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cacheControl])
})

test.each([
  ['unavailable', 503, '5'],
  ['unreadable', 500, null],
] as const)('a page whose call was %s fails with %i', async (result, status, retryAfter) => {
  const answer = await ask(async (_, response) => {
    const { incrementCounter } = await import('@/lib/telemetry/counters')
    incrementCounter('remote', { call: 'gdtl', result })
    response.statusCode = 500
    response.end()
  }, '/')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('an outage before is none of a page that fails now', async () => {
  const { incrementCounter } = await import('@/lib/telemetry/counters')
  incrementCounter('remote', { call: 'gdtl', result: 'unavailable' })
  expect((await ask((_, response) => response.writeHead(500).end(), '/')).status).toBe(500)
})
