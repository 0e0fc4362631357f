import { createHmac } from 'node:crypto'
import { sealData } from 'iron-session'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi } from '@/tests/support/fake-api'
import { type Handler, handlersBelow, segment } from '@/tests/support/handlers'
import { WRITE_BODIES } from '@/tests/support/write-bodies'

const jar = vi.hoisted(() => ({ session: '', set: vi.fn(), purged: vi.fn() }))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === '__Host-plaza_session' ? { name, value: jar.session } : undefined),
    set: jar.set,
  }),
  headers: async () => new Headers(),
}))
vi.mock('next/cache', () => ({ revalidateTag: jar.purged }))

const SECRET = 'a secret of the tests of 32 bytes'
const HOST = 'localhost:3000'
const OWN = {
  host: HOST,
  origin: `https://${HOST}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
}
/** What another page, or a program without a page, can make a shopper's browser send; null takes a header away. */
const FORGERIES: Record<string, Record<string, string | null>> = {
  'another origin': { origin: 'https://evil.example' },
  'a like-named origin': { origin: `https://${HOST}.evil.example` },
  'an origin with our name for a user': { origin: `https://${HOST}@evil.example` },
  'another port': { origin: 'https://localhost:3001' },
  'our name without the port': { origin: 'https://localhost' },
  'our name without encryption': { origin: `http://${HOST}` },
  'our name in another scheme': { origin: `ftp://${HOST}` },
  'an extension of our name': { origin: `chrome-extension://${HOST}` },
  "another store's site": { origin: 'https://noodle.localhost:3000' },
  'an opaque origin': { origin: 'null' },
  'no origin': { origin: null },
  'an empty origin': { origin: '' },
  'two origins': { origin: `https://${HOST} https://evil.example` },
  'a list of origins': { origin: `https://${HOST}, https://evil.example` },
  'a referrer in place of an origin': { origin: null, referer: `https://${HOST}/account` },
  'a forwarded host that fits its origin': { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  'a forwarded header that fits its origin': { origin: 'https://evil.example', forwarded: 'host=evil.example' },
  'an overridden method': { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
  'an overridden method under another name': { origin: 'https://evil.example', 'x-method-override': 'GET' },
  'a cross-site fetch': { 'sec-fetch-site': 'cross-site' },
  'a fetch of a sibling': { 'sec-fetch-site': 'same-site' },
  'an address bar': { 'sec-fetch-site': 'none' },
  'a fetch that says two things': { 'sec-fetch-site': 'same-origin, cross-site' },
  'a form': { 'content-type': 'application/x-www-form-urlencoded' },
  'a form with files': { 'content-type': 'multipart/form-data; boundary=x' },
  'plain text': { 'content-type': 'text/plain' },
  'plain text that mentions JSON': { 'content-type': 'text/plain; application/json' },
  'no type': { 'content-type': null },
  'no length': { 'content-length': null },
}

let api: FakeApi
let handlers: Handler[]
let writers: Handler[]
const nameOf = ({ method, route }: Handler) => `${method} ${route}`

beforeAll(async () => {
  api = await startFakeApi()
  vi.stubEnv('COMMERCE_API_URL', api.url)
  vi.stubEnv('SITE_ORIGIN', `https://${HOST}`)
  vi.stubEnv('SESSION_SECRET', SECRET)
  vi.stubEnv('PURGE_SECRET', SECRET)
  jar.session = await sealData({ token: 't1', secret: 's1' }, { password: SECRET })
  handlers = [...(await handlersBelow('app/api')), ...(await handlersBelow('app/oauth'))]
  // the two catch-alls answer 404 and nothing else; purges come from the API, not from a browser
  const known = handlers.filter(({ route }) => !route.endsWith('[...path]') && route !== '/api/revalidate')
  writers = known.filter(({ method }) => method !== 'GET')
})
beforeEach(() => {
  api.answerWith({ RC: 404 })
  jar.set.mockReset()
  jar.purged.mockReset()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await api.close()
})

function send({ method, route, handle }: Handler, changes: Record<string, string | null> = {}): Promise<Response> {
  const body = JSON.stringify(WRITE_BODIES[`${method} ${route}`] ?? {})
  const headers = new Headers({ ...OWN, 'content-length': `${body.length}` })
  for (const [name, value] of Object.entries(changes)) value === null ? headers.delete(name) : headers.set(name, value)
  return handle(new Request(`https://${HOST}${route}`, { method, headers, body }), segment)
}

test('each write handler calls the commerce API when our own page sends it', async () => {
  expect(writers.map(nameOf).sort()).toEqual(Object.keys(WRITE_BODIES).sort())
  for (const writer of writers) {
    api.answerWith({ RC: 404 })
    await send(writer)
    expect(api.received.length, nameOf(writer)).toBeGreaterThan(0)
  }
})

test(`${Object.keys(FORGERIES).length} forgeries of every write reach nothing and change no cookie`, async () => {
  expect(Object.keys(FORGERIES).length).toBeGreaterThanOrEqual(20)
  for (const writer of writers)
    for (const [forgery, changes] of Object.entries(FORGERIES)) {
      const { status, headers } = await send(writer, changes)
      const expected = 'content-type' in changes ? 415 : 'content-length' in changes ? 413 : 403
      expect([nameOf(writer), forgery, status]).toEqual([nameOf(writer), forgery, expected])
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  expect(api.received).toEqual([])
  expect(jar.set).not.toHaveBeenCalled()
})

test('a page whose host points here finds no site, and the API receives only its name', async () => {
  api.answerWith({ RC: 404 })
  for (const writer of writers)
    expect((await send(writer, { host: 'evil.example', origin: 'https://evil.example' })).status).toBe(404)
  expect(new Set(api.received.map(({ path }) => path))).toEqual(new Set(['/api/v8/sdtl2']))
  expect(jar.set).not.toHaveBeenCalled()
})

test('a read-only URL changes nothing, whatever method its headers name', async () => {
  const readers = handlers.filter(({ method }) => method === 'GET')
  expect(readers.length).toBeGreaterThan(15)
  for (const { route, handle } of readers) {
    const headers = { host: HOST, 'x-http-method-override': 'POST', 'x-http-method': 'DELETE' }
    const query = '?gid=12&orderId=o1&text=a&lat=1&lon=1&code=GC-1&currency=CAD&page=1&_method=POST'
    await handle(new Request(`https://${HOST}${route}${query}`, { headers }), segment)
  }
  const asked = api.received.map(({ method, body }) => (body as { method?: string } | undefined)?.method ?? method)
  expect(asked.length).toBeGreaterThan(10)
  expect([...new Set(asked)]).toEqual(['GET'])
  expect(jar.set).not.toHaveBeenCalled()
})

test('a visitor is refused cart total, addresses and profile, and the API is not called [ROUTE-30] [SEC-6]', async () => {
  const session = jar.session
  jar.session = ''
  const answers = []
  for (const handler of handlers) {
    const name = nameOf(handler)
    if (name === 'POST /api/checkout/quote') answers.push([name, (await send(handler)).status])
    if (!/^GET .api.(checkout.start|addresses|account)$/.test(name)) continue
    const request = new Request(`https://${HOST}${handler.route}?gid=12`, { headers: { host: HOST } })
    answers.push([name, (await handler.handle(request, segment)).status])
  }
  jar.session = session
  expect(Object.fromEntries(answers)).toEqual({
    'POST /api/checkout/quote': 401,
    'GET /api/checkout/start': 401,
    'GET /api/addresses': 401,
    'GET /api/account': 401,
  })
  expect(api.received).toEqual([])
})

test('URLs without a handler are not found, by any method', async () => {
  const catchAlls = handlers.filter(({ route }) => route.endsWith('[...path]'))
  expect(catchAlls.map(nameOf)).toHaveLength(10)
  for (const { method, handle } of catchAlls)
    expect((await handle(new Request(`https://${HOST}/api/x`, { method }), segment)).status).toBe(404)
})

test('a purge is accepted by its signature alone: 20 forged ones purge nothing', async () => {
  const { handle } = handlers.find(({ route }) => route === '/api/revalidate') as Handler
  const text = JSON.stringify({ tags: ['catalogue'], at: Date.now() })
  const sign = (what: string, secret = SECRET) => createHmac('sha256', secret).update(what).digest('hex')
  const purge = async (signature: string | null, body = text) => {
    const headers = new Headers({ ...OWN, ...(signature !== null && { 'x-plaza-signature': signature }) })
    return (await handle(new Request(`https://${HOST}/api/revalidate`, { method: 'POST', headers, body }), segment))
      .status
  }
  const good = sign(text)
  const flipped = [...good]
    .slice(0, 10)
    .map((digit, at) => good.slice(0, at) + (digit === '0' ? '1' : '0') + good.slice(at + 1))
  const forged = [
    null,
    '',
    'x',
    good.slice(2),
    good.slice(0, -2),
    `${good}00`,
    sign(text, 'another secret'),
    sign(''),
    sign(`${text} `),
    SECRET,
    ...flipped,
  ]
  expect(forged.length).toBeGreaterThanOrEqual(20)
  for (const signature of forged) expect([signature, await purge(signature)]).toEqual([signature, 403])
  expect(await purge(good, text.replace('catalogue', 'sites'))).toBe(403)
  const late = JSON.stringify({ tags: ['catalogue'], at: Date.now() - 301_000 })
  expect(await purge(sign(late), late)).toBe(400)
  expect(jar.purged).not.toHaveBeenCalled()
  expect(await purge(good)).toBe(200)
  expect(jar.purged.mock.calls.map(([tag]) => tag)).toEqual(['catalogue', 'sites'])
})
