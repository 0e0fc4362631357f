import { expect, test } from 'playwright/test'
import type { CollectedSpan } from '@/tests/support/telemetry/open-collector'
import { GID, openObservedShop } from './support/observed-shop'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const EMAIL = 'canary-ada@shopper.example'
const PASSWORD = 'canary-password'
const QUERY = 'canary-query'
let cookie = ''
let shop: Awaited<ReturnType<typeof openObservedShop>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  shop = await openObservedShop()
  const response = await fetch(`${shop.url}/api/session/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  expect(response.status).toBe(200)
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
})
test.afterAll(() => shop?.close())

/** The names from a span of the database up to the first of its trace. */
function wayTo(span: CollectedSpan): string[] {
  const parent = shop.collector.spans.find(({ id }) => id === span.parentId)
  return [`${span.service} ${span.name}`, ...(parent ? wayTo(parent) : [])]
}
const REQUEST_ID = 'plaza.request_id'
/** The ways to statements of the database for a request, once they have arrived. */
async function waysFor(id: string, first: string): Promise<string[][]> {
  const ofRequest = () => shop.collector.spans.filter(({ facts }) => facts[REQUEST_ID] === id)
  await expect.poll(() => ofRequest().map(({ name }) => name), { timeout: 20_000 }).toContain(first)
  await expect.poll(() => ofRequest().some(({ name }) => name === 'sql select')).toBe(true)
  expect(new Set(ofRequest().map(({ traceId }) => traceId)).size).toBe(1)
  return ofRequest()
    .filter(({ name }) => name === 'sql select')
    .map(wayTo)
}

test('a public page is one trace, from the request to each statement of the database', async () => {
  const response = await fetch(`${shop.url}/store/${GID}?lan=zh&ref=${QUERY}`)
  expect(response.status).toBe(200)
  const ways = await waysFor(response.headers.get('x-request-id') ?? '', 'GET /store/{gid}')
  expect(ways).toContainEqual([
    'plaza-api sql select',
    'plaza-api GET /api/v8/sdtl2',
    'plaza-storefront call sdtl2',
    'plaza-storefront render',
    'plaza-storefront GET /store/{gid}',
  ])
})

test('a customer’s call is one trace, under the name of the call that is signed', async () => {
  const response = await fetch(`${shop.url}/api/orders?page=1&note=${QUERY}`, { headers: { cookie } })
  const ways = await waysFor(response.headers.get('x-request-id') ?? '', 'GET /api/orders')
  for (const way of ways) expect(way.at(-1)).toBe('plaza-storefront GET /api/orders')
  expect(ways[0]?.slice(1, 2)).toEqual([expect.stringMatching(/^plaza-api POST \/api\/(?!execute)/)])
})

test('log lines of a request have its id in both systems, and so does the answer of the API', async () => {
  const id = (await fetch(`${shop.url}/api/orders?page=1`, { headers: { cookie } })).headers.get('x-request-id')
  await expect
    .poll(async () => {
      const { lines } = await shop.logs()
      return lines.filter(({ reqId }) => reqId === id).map(({ service }) => service)
    })
    .toEqual(expect.arrayContaining(['storefront', 'api']))
  const missing = await fetch(`${shop.api}/api/no-such-call`, { headers: { 'x-request-id': 'id-of-the-caller' } })
  expect([missing.status, missing.headers.get('x-request-id')]).toEqual([404, 'id-of-the-caller'])
})

test('an error in a page, and an answer that a handler cannot read, arrive once each', async () => {
  shop.gate.isGarbling = true
  const page = await fetch(`${shop.url}/store/${GID}?lan=jp`)
  const call = await fetch(`${shop.url}/api/orders?page=1`, { headers: { cookie } })
  shop.gate.isGarbling = false
  expect([page.status, call.status]).toEqual([503, 502])
  const seen = () => shop.collector.reports.map(({ place, subject, kind, reqId }) => [place, subject, kind, reqId])
  const idOf = (response: Response) => response.headers.get('x-request-id')
  const expected = [
    ['page', '/[site]/[lan]/store/[gid]', 'InvalidResponseError', idOf(page)],
    ['remote', undefined, 'InvalidResponseError', idOf(call)],
  ]
  await expect.poll(() => seen().length).toBeGreaterThanOrEqual(2)
  expect(seen()).toEqual(expected)
})

test('nothing that a customer wrote is in traces, reports, metrics or log lines', async () => {
  const metrics = await Promise.all([shop.url, shop.api].map(async (url) => (await fetch(`${url}/metrics`)).text()))
  const { text } = await shop.logs()
  const session = /=([^;]{20,})/.exec(cookie)?.[1] ?? 'no session'
  for (const told of [...shop.collector.bodies, ...metrics, text])
    for (const canary of [EMAIL, PASSWORD, QUERY, session]) expect(told.includes(canary)).toBe(false)
})

test('a storefront that is asked to stop answers for as long as it should, ending its connections, and then ends', async () => {
  process.kill(shop.pid, 'SIGTERM')
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(503)
  const page = await fetch(`${shop.url}/store/${GID}?lan=zh`)
  const call = await fetch(`${shop.url}/api/orders?page=1`, { headers: { cookie } })
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close'])
  await expect
    .poll(() =>
      fetch(`${shop.url}/healthz`).then(
        ({ status }) => status,
        () => null,
      ),
    )
    .toBeNull()
})
