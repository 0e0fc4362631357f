import { sendRaw } from '@/tests/e2e/support/raw-socket'
import { readApi, register } from './support/commerce-api'
import { ask, NOODLE, type RawAnswer } from './support/raw'
import { type Storefront, startSecond } from './support/storefront'
import { expect, test } from './support/test'

const API_URL = process.env.API_URL ?? ''
const PORT = Number(new URL(process.env.BASE_URL ?? 'http://localhost').port)
const HSTS = 'strict-transport-security'
const EMAIL = `transport-${Date.now()}@shopper.test`
const PASSWORD = 'shopper-one'

test.describe.configure({ mode: 'default', timeout: 120_000 })
/** behind a proxy that it trusts */
let second: Storefront
test.beforeAll(async () => {
  second = await startSecond({ COMMERCE_API_URL: API_URL, TRUST_PROXY: 'on', HSTS_SUBDOMAINS: NOODLE })
  await register(EMAIL, PASSWORD)
})
test.afterAll(() => second?.stop())

const through = (protocol: string, path: string, host = 'localhost', headers: Record<string, string> = {}) =>
  ask(path, host, { 'x-forwarded-proto': protocol, ...headers }, `${second.port}`)

/** A call of our own page there. */
async function call(protocol: string, method: string, path: string, cookie = '', body = ''): Promise<Response> {
  const headers = { origin: `${protocol}://localhost:${second.port}`, 'content-type': 'application/json', cookie }
  return fetch(`${second.url}${path}`, {
    method,
    headers: { ...headers, 'x-forwarded-proto': protocol },
    ...(method !== 'GET' && { body: body || '{}' }),
  })
}
const logIn = (protocol: string) =>
  call(protocol, 'POST', '/api/session', '', JSON.stringify({ mode: 'account', email: EMAIL, password: PASSWORD }))
/** The cookies of an answer with their attributes, by name. */
const cookiesOf = (answer: Response) =>
  Object.fromEntries(answer.headers.getSetCookie().map((cookie) => [cookie.split('=')[0], cookie]))
const pairOf = (cookie = '') => cookie.split(';')[0] ?? ''
const isGone = (cookie = '') => /max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)

test('browsers are told to use https alone by every answer on https, and by none on http', async () => {
  const paths = ['/deals', '/login?lan=en', '/account', '/no-such-page', '/api/session', '/robots.txt', '/media/none']
  for (const path of [...paths, '/_next/static/none.js']) {
    expect([path, (await through('https', path)).headers[HSTS]]).toEqual([path, 'max-age=63072000'])
    // the same page, which is in the cache by now
    expect([path, (await through('http', path)).headers[HSTS]]).toEqual([path, undefined])
    expect([path, (await ask(path, 'localhost', { 'x-forwarded-proto': 'https' })).headers[HSTS]]).toEqual([
      path,
      undefined,
    ])
  }
  expect((await through('https', '/', NOODLE)).headers[HSTS]).toBe('max-age=63072000; includeSubDomains')
})

test('a balancer may leave its connections to us open for a minute', async () => {
  const apiPort = new URL(API_URL).port
  for (const [path, port] of [
    ['/deals?lan=en', `${PORT}`],
    ['/login?lan=en', `${PORT}`],
    ['/healthz', apiPort],
  ] as const)
    expect([path, (await ask(path, 'localhost', {}, port)).headers['keep-alive']]).toEqual([path, 'timeout=65'])
})

test('a request that offers another protocol is answered in the one it came in', async () => {
  const apiPort = new URL(API_URL).port
  const h2c = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA' }
  const socket = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
  for (const offer of [h2c, { connection: 'Upgrade', upgrade: 'TLS/1.0, HTTP/1.1' }, socket])
    for (const [path, port, end] of [
      ['/deals?lan=en', `${PORT}`, '</html>'],
      ['/login?lan=en', `${PORT}`, '</html>'],
      ['/api/session', `${PORT}`, '}'],
      ['/logo.svg', `${PORT}`, '</svg>'],
      ['/api/v7/appconfig', apiPort, '}'],
    ] as const) {
      const { status, headers, text } = await ask(path, 'localhost', offer, port)
      expect([path, offer.upgrade, status, headers.upgrade]).toEqual([path, offer.upgrade, 200, undefined])
      expect(text.trim().slice(-end.length)).toBe(end)
    }
  const offer = ['Host: localhost', 'Upgrade: h2c', 'Content-Length: 0', 'Connection: Upgrade']
  for (const port of [PORT, Number(apiPort)])
    expect((await sendRaw(port, 'POST /api/v7/none HTTP/1.1', ...offer)).status).toBe(404)
})

test('on https the session is under a name of its own; one under the old name moves, and a logout ends both', async () => {
  const onHttp = cookiesOf(await logIn('http'))
  // the mark of the browser is for calls alone
  expect(Object.keys(onHttp).sort()).toEqual(['plaza_device', 'plaza_session'])
  expect(onHttp.plaza_device).toMatch(/; path=\/api(;|$)/i)
  expect(onHttp.plaza_session).not.toMatch(/secure/i)
  const moved = await call('https', 'GET', '/api/session', pairOf(onHttp.plaza_session))
  expect(await moved.json()).toMatchObject({ signedIn: true })
  const { '__Host-plaza_session': session, plaza_session: old } = cookiesOf(moved)
  expect(session).toMatch(/; path=\/(;|$)/i)
  expect(session).toMatch(/; secure(;|$)/i)
  expect(session).toMatch(/; httponly(;|$)/i)
  expect(session).not.toMatch(/domain=/i)
  expect(isGone(old)).toBe(true)
  const after = await call('https', 'GET', '/api/orders', pairOf(session))
  expect([after.status, cookiesOf(after)]).toEqual([200, {}])

  const planted = pairOf(session).replace('__Host-', '')
  expect((await call('https', 'GET', '/api/orders', planted)).status).toBe(401)

  const both = `${pairOf(session)}; ${pairOf(onHttp.plaza_session)}`
  const out = cookiesOf(await call('https', 'DELETE', '/api/session', both))
  expect([isGone(out['__Host-plaza_session']), isGone(out.plaza_session)]).toEqual([true, true])
  expect((await call('https', 'GET', '/api/orders', both)).status).toBe(401)
})

test('the page of a customer on https is not that of the cache, and follows the stored language [I18N-3]', async () => {
  const { '__Host-plaza_session': session } = cookiesOf(await logIn('https'))
  const page = await through('https', '/account?lan=jp', 'localhost', { cookie: pairOf(session) })
  expect(page.headers['set-cookie']?.join()).toMatch(/^__Host-lan=jp; path=\/;.*secure/i)
  const japanese = await through('https', '/login', 'localhost', { cookie: 'lan=zh; __Host-lan=jp' })
  expect(japanese.text).toContain('<html lang="ja"')
  await through('https', '/deals', 'localhost')
  const own = await through('https', '/deals', 'localhost', { cookie: pairOf(session) })
  expect(own.headers.age).toBeUndefined()
})

test('documents have no opener policy, which would start another process first, and pages elsewhere get none of our files but pictures', async () => {
  const opener = ({ headers }: RawAnswer) => headers['cross-origin-opener-policy']
  const resource = ({ headers }: RawAnswer) => headers['cross-origin-resource-policy']
  const documents = ['/', '/deals', '/account', '/login', '/paynow?orderId=1&gid=2', '/no-such-page']
  for (const host of ['localhost', NOODLE])
    for (const path of documents) {
      const answer = await ask(path, host)
      expect([path, opener(answer), resource(answer)]).toEqual([path, undefined, 'same-origin'])
    }
  const home = (await ask('/', 'localhost')).text
  const [script = '', style = '', picture = ''] = [
    /"(\/_next\/static\/[^"]+\.js)"/.exec(home)?.[1],
    /href="(\/_next\/static\/[^"]+\.css)"/.exec(home)?.[1],
    /src="(\/pictures\/[^"]+)"/.exec(home)?.[1],
  ]
  for (const path of [script, style, '/api/session', '/manifest.webmanifest', '/messaging-worker.js']) {
    const answer = await ask(path)
    expect([path, answer.status, resource(answer)]).toEqual([path, 200, 'same-origin'])
  }
  const source = picture.replace(/^\/pictures\/\d+/, '/media')
  const optimised = `/_next/image?url=${encodeURIComponent(source)}&w=640&q=75`
  for (const path of [picture, source, optimised, '/og/site', '/icon/192', '/logo.svg']) {
    const answer = await ask(path)
    expect([path, answer.status, resource(answer)]).toEqual([path, 200, 'cross-origin'])
  }
})

test('no request line and no host makes a redirect that leads elsewhere', { tag: '@no-proxy' }, async () => {
  const paths = [
    ...['//evil.example', '//evil.example/', '///evil.example/', '/\\evil.example/', '/\\/evil.example/'],
    ...['/%2f%2fevil.example/', '/%5cevil.example/', '/evil.example//', '/deals//', '/deals/', '/.//evil.example/'],
    ...['/deals/..//evil.example/', '/?x=//evil.example', '/deals/?to=//evil.example', '/@evil.example/'],
    ...[
      '/_next//evil.example/',
      '/_next/image/?url=//evil.example',
      '/_plaza/rsc/xxxxxxxxxxxxxxxxxxxxxx//evil.example',
    ],
    ...['/store/1002/', '/api//evil.example/', '/media//evil.example/', '/sitemap.xml/', '/%09//evil.example/'],
  ]
  const whole = ['http://evil.example/', 'http://evil.example/deals/', 'https://localhost/store/1002/', 'evil.example']
  const hosts = ['localhost', `localhost:${PORT}`, 'localhost:1', 'evil.example', `${NOODLE}:1`, NOODLE]
  const found: string[] = []
  for (const path of [...paths, ...whole])
    for (const host of hosts) {
      const forged = ['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example', 'X-Forwarded-Proto: https']
      const { status, location } = await sendRaw(PORT, `GET ${path} HTTP/1.1`, `Host: ${host}`, ...forged)
      const isOurs = location === '' || new URL(location, 'http://here.example').origin === 'http://here.example'
      if (!isOurs || status === 0) found.push(`${path} at ${host}: ${status} ${location}`)
      if (whole.includes(path)) expect([path, host, status]).toEqual([path, host, 400])
    }
  expect(found).toEqual([])
  const { status, location } = await sendRaw(PORT, 'GET /store/1024?lan=jp HTTP/1.1', 'Host: localhost:1')
  expect([status, location]).toEqual([200, ''])
})

test('a page of a store that moved is redirected to by its path alone', async () => {
  const { gid } = await readApi<{ gid: number }>(`/api/v8/sdtl2?domain=${NOODLE}&lan=en`)
  for (const host of [`${NOODLE}:${PORT}`, `${NOODLE}:1`]) {
    const { status, location } = await sendRaw(PORT, `GET /store/${gid}?lan=jp HTTP/1.1`, `Host: ${host}`)
    expect([host, status, location]).toEqual([host, 308, '/?lan=jp'])
  }
})
