import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeApi, type Received, startFakeApi } from '@/tests/support/fake-api'
import { type Handler, handlersBelow } from '@/tests/support/handlers'
import { HOSTILE_HOSTS, SPLITTING_HOSTS } from '@/tests/support/hostile-hosts'
import { WIRE_STORE } from '@/tests/support/wire-store'

vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, set: () => undefined }),
  headers: async () => new Headers(),
}))

vi.mock('next/root-params', () => ({}))

const NOODLE = 'noodle.localhost'
let api: FakeApi
beforeAll(async () => {
  api = await startFakeApi()
})
afterAll(() => api.close())
beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.stubEnv('COMMERCE_API_URL', api.url)
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests of 32 bytes')
  api.answerWith(({ query }: Received) => (query.domain === NOODLE ? { RC: 200, records: WIRE_STORE } : { RC: 404 }))
})

/** The site whose page a request was given, and the status. */
async function loadSites(environment: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { middleware } = await import('@/middleware')
  return async (host: string, more: Record<string, string> = {}, path = '/') => {
    const headers = { host, 'accept-language': 'en', ...more }
    const answer = await middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
    const page = new URL(answer.headers.get('x-middleware-rewrite') ?? 'http://none/').pathname
    return [answer.status, page.split('/')[1], page.split('/').at(-1)]
  }
}
const MISSING = [404, 'shared', 'missing']

describe('the site of a page', () => {
  test('is that of the exact host, regardless of port, case and root', async () => {
    const siteOf = await loadSites()
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:1', 'LOCALHOST', 'localhost.', 'localhost.:3000'])
      expect([host, ...(await siteOf(host))]).toEqual([host, 200, 'shared', 'vancouver'])
    for (const host of [NOODLE, `${NOODLE}:3000`, 'Noodle.LocalHost', `${NOODLE}.`, `${NOODLE}.:3000`])
      expect([host, ...(await siteOf(host))]).toEqual([host, 200, NOODLE, '12'])
  })

  test(`does not exist for ${HOSTILE_HOSTS.length} hostile hosts: each gets 404, public page or private`, {
    timeout: 30_000,
  }, async () => {
    expect(HOSTILE_HOSTS.length).toBeGreaterThanOrEqual(200)
    const siteOf = await loadSites()
    for (const host of HOSTILE_HOSTS)
      for (const path of ['/', '/account/orders', '/store/12', `/?lan=jp`])
        expect([host, path, ...(await siteOf(host, {}, path))]).toEqual([host, path, ...MISSING])
    const asked = api.received.map(({ query }) => query.domain ?? '')
    expect(asked.filter((name) => !/^[a-z0-9.-]{1,253}$/.test(name))).toEqual([])
  })

  test('is not changed by headers with another host, without a trusted proxy', async () => {
    const siteOf = await loadSites()
    for (const name of ['x-forwarded-host', 'x-host', 'x-original-host', 'x-forwarded-server', 'x-http-host-override'])
      for (const other of ['localhost', NOODLE, 'evil.test']) {
        expect((await siteOf('evil.test', { [name]: other })).slice(0, 2)).toEqual([404, 'shared'])
        expect((await siteOf(NOODLE, { [name]: other }))[1]).toBe(NOODLE)
        expect(await siteOf('localhost', { [name]: other, forwarded: `host=${other}` })).toEqual([
          200,
          'shared',
          'vancouver',
        ])
      }
  })

  test(`behind a trusted proxy is that of the forwarded host, and ${HOSTILE_HOSTS.length} hostile ones do not exist`, async () => {
    const siteOf = await loadSites({ TRUST_PROXY: 'true' })
    expect((await siteOf('inner:3000', { 'x-forwarded-host': NOODLE }))[1]).toBe(NOODLE)
    expect((await siteOf('inner:3000', { 'x-forwarded-host': `${NOODLE}, proxy.test` }))[1]).toBe(NOODLE)
    const forwarded = HOSTILE_HOSTS.filter(
      (host) => !/^\s*(localhost|127\.0\.0\.1|noodle\.localhost)?\s*(,|$)/.test(host),
    )
    expect(forwarded.length).toBeGreaterThanOrEqual(195)
    for (const host of forwarded)
      expect([host, ...(await siteOf('localhost', { 'x-forwarded-host': host }))]).toEqual([host, ...MISSING])
  })

  test('cannot be requested with a host that would split the request', () => {
    for (const host of SPLITTING_HOSTS) expect(() => new Headers({ host }), JSON.stringify(host)).toThrow(TypeError)
  })
})

test(`${HOSTILE_HOSTS.length} hostile hosts get no file and no response of any site`, { timeout: 30_000 }, async () => {
  const folders = ['app/api', 'app/oauth', 'app/og', 'app/icon', 'app/sitemap', 'app/sitemap.xml', 'app/robots.txt']
  const all = await Promise.all([...folders, 'app/manifest.webmanifest'].map(handlersBelow))
  // those that read nothing of a site: words of the screens, the shopper's own choice of city, and this process's health
  const anywhere = ['/api/messages/[lan]/[namespace]', '/api/healthz']
  const readers = all.flat().filter(({ method, route }) => method === 'GET' && !anywhere.includes(route))
  expect(readers.length).toBeGreaterThan(22)
  const statusOf = async ({ route, handle }: Handler, host: string) => {
    const query = '?gid=12&orderId=o1&text=a&lat=1&lon=1&code=GC-1&currency=CAD&page=1'
    const params = { id: '1', lan: 'en', gid: '12', path: ['site'], size: ['192'], file: ['pages.xml'] }
    const request = new Request(`http://localhost:3000${route}${query}`, { headers: { host } })
    return (await handle(request, { params: Promise.resolve(params) })).status
  }
  const robots = readers.find(({ route }) => route.includes('robots')) as Handler
  expect([await statusOf(robots, 'localhost'), await statusOf(robots, NOODLE)]).toEqual([200, 200])
  for (const host of HOSTILE_HOSTS)
    for (const reader of readers)
      expect([host, reader.route, await statusOf(reader, host)]).toEqual([host, reader.route, 404])
})
