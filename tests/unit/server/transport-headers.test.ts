import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const HTTPS = 'https://plaza.example'
let stop: () => void = () => undefined
beforeEach(() => void vi.resetModules())
afterEach(() => {
  stop()
  vi.unstubAllEnvs()
})

/** A server of this environment that answers `/404` with 404, and everything else with 200. */
async function serve(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { setTransportHeaders } = await import('@/lib/server/routing/transport-headers')
  const server = http.createServer((request, response) => {
    setTransportHeaders(request, response)
    const status = Number(/^\/(\d{3})$/.exec(request.url ?? '')?.[1] ?? 200)
    response.writeHead(status, ['cache-control', 'no-store']).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => server.close()
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const options = { host: '127.0.0.1', port, path, agent: false, headers: { host: 'plaza.example', ...headers } }
      http.get(options, (answer) => resolve(answer.resume().headers)).on('error', reject)
    })
}
const HSTS = 'strict-transport-security'
const proto = (value: string) => ({ 'x-forwarded-proto': value })

describe('strict transport', () => {
  test('is asked for on https for two years, by every response: pages, files, redirects and failures', async () => {
    const ask = await serve({ SITE_ORIGIN: HTTPS })
    for (const path of ['/', '/api/session', '/media/deal/12', '/308', '/404', '/503'])
      expect([path, (await ask(path))[HSTS]]).toEqual([path, 'max-age=63072000'])
  })

  test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
    ['a site on http', {}, {}, false],
    ['a site on http, with a forged header', {}, proto('https'), false],
    ['a site on https, with a forged header', { SITE_ORIGIN: HTTPS }, proto('http'), true],
    ['a trusted proxy on http', { SITE_ORIGIN: HTTPS, TRUST_PROXY: 'on' }, proto('http'), false],
    ['a trusted proxy on https', { TRUST_PROXY: 'on' }, proto('https'), true],
    ['two proxies, the outer one on https', { TRUST_PROXY: 'on' }, proto('https, http'), true],
    ['two proxies, the outer one on http', { SITE_ORIGIN: HTTPS, TRUST_PROXY: 'on' }, proto('http, https'), false],
    ['a trusted proxy that says nothing', { SITE_ORIGIN: HTTPS, TRUST_PROXY: 'on' }, {}, true],
    ['a word that begins like https', { TRUST_PROXY: 'on' }, proto('httpsx'), false],
  ])('%s', async (_, environment, headers, isAsked) => {
    const ask = await serve(environment)
    expect(HSTS in (await ask('/', headers))).toBe(isAsked)
  })

  test('reaches subdomains only of the hosts that are configured for it', async () => {
    const ask = await serve({ SITE_ORIGIN: HTTPS, HSTS_SUBDOMAINS: 'plaza.example, tea.example' })
    const isWide = async (host: string) => `${(await ask('/', { host }))[HSTS]}`.includes('includeSubDomains')
    for (const host of ['plaza.example', 'Tea.example:443']) expect([host, await isWide(host)]).toEqual([host, true])
    for (const host of ['noodle.example', 'a.plaza.example', 'plaza.example.evil.example'])
      expect([host, await isWide(host)]).toEqual([host, false])
  })
})

test.each([
  ['/media/deal/12', 'cross-origin'],
  ['/media/from?url=https%3A%2F%2Fcdn.example%2Fa.jpg', 'cross-origin'],
  ['/pictures/640/deal/12', 'cross-origin'],
  ['/og/deal/12', 'cross-origin'],
  ['/_next/image?url=%2Fmedia%2F1&w=640&q=75', 'cross-origin'],
  ['/icon/192', 'cross-origin'],
  ['/icons/cart.svg', 'cross-origin'],
  ['/logo.svg', 'cross-origin'],
  ['/', 'same-origin'],
  ['/account/orders', 'same-origin'],
  ['/api/session', 'same-origin'],
  ['/api/session?from=/media/1', 'same-origin'],
  ['/api/orders/logo.svg', 'same-origin'],
  ['/_next/static/chunks/a.js', 'same-origin'],
  ['/_next/images', 'same-origin'],
  ['/_plaza/rsc/x/media/1', 'same-origin'],
  ['/messaging-worker.js', 'same-origin'],
  ['/mediation', 'same-origin'],
])('%s may be loaded by pages of: %s', async (path, policy) => {
  const ask = await serve({})
  expect((await ask(path))['cross-origin-resource-policy']).toBe(policy)
})
