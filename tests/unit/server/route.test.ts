import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { failure, success } from '@/lib/domain/result'

const doubles = vi.hoisted(() => ({ session: {} as Record<string, unknown>, findSite: vi.fn(), logged: vi.fn() }))
vi.mock('@/lib/server/session/session', () => ({ openSession: async () => doubles.session }))
vi.mock('@/lib/server/site/site', () => ({ findSite: doubles.findSite }))
vi.mock('@/lib/log', () => ({ log: { error: doubles.logged } }))
const { customerRoute, visitorRoute } = await import('@/lib/server/routing/api-handler')

const destroy = vi.fn()
beforeEach(() => {
  destroy.mockReset()
  doubles.logged.mockReset()
  doubles.findSite.mockReset().mockResolvedValue({ kind: 'shared', key: 'shared', language: 'en' })
  doubles.session = { token: 't1', secret: 's1', destroy }
})

const OWN = {
  host: 'plaza.example',
  origin: 'https://plaza.example',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
}
const segment = { params: Promise.resolve({ id: 'o1' }) }
function send(headers: Record<string, string>, body = '{"comment":"hi"}', method = 'POST') {
  const all = new Headers({ 'content-length': `${body.length}`, ...headers })
  return new Request('https://plaza.example/api/x', { method, headers: all, body: method === 'GET' ? undefined : body })
}
const COMMENT = 'POST /api/orders/[id]/comments'
const input = z.object({ comment: z.string() })
const handler = vi.fn(async () => success(null))
const route = customerRoute(COMMENT, { input }, handler)
beforeEach(() => void handler.mockClear())

describe('a write', () => {
  test('from our own page is handled, with validated input and nothing else', async () => {
    const response = await route(send(OWN, '{"comment":"hi","more":1}'), segment)
    expect([response.status, await response.json()]).toEqual([200, null])
    expect(handler).toHaveBeenCalledWith(
      expect.objectContaining({
        input: { comment: 'hi' },
        params: { id: 'o1' },
        origin: expect.stringMatching(/plaza\.example$/),
      }),
      { token: 't1', secret: 's1' },
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each<[string, Record<string, string>, number]>([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a like-named origin', { origin: 'https://plaza.example.evil.example' }, 403],
    ['another port', { origin: 'https://plaza.example:444' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['no origin', { origin: '' }, 403],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an address bar', { 'sec-fetch-site': 'none' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['more than 64 KiB', { 'content-length': '65537' }, 413],
  ])('of %s is refused', async (_, headers, status) => {
    expect((await route(send({ ...OWN, ...headers }), segment)).status).toBe(status)
    expect(handler).not.toHaveBeenCalled()
  })

  test.each(['', '{', '[]', '{"comment":1}', '"hi"'])('with an invalid body is an invalid request', async (body) => {
    const response = await route(send({ ...OWN, 'content-length': '10' }, body), segment)
    expect([response.status, await response.json()]).toEqual([400, { code: 'invalid_request' }])
    expect(handler).not.toHaveBeenCalled()
  })
})

test('a write that is larger than it says is refused as too large', async () => {
  const body = `{"comment":"${'x'.repeat(65_536)}"}`
  const response = await route(send({ ...OWN, 'content-length': '10' }, body), segment)
  expect([response.status, await response.json()]).toEqual([413, { code: 'invalid_request' }])
  expect(handler).not.toHaveBeenCalled()
})

describe('a session', () => {
  test('is required by a customer route, and only by it [ROUTE-29]', async () => {
    doubles.session = { destroy }
    expect((await route(send(OWN), segment)).status).toBe(401)
    expect(handler).not.toHaveBeenCalled()
    expect((await visitorRoute(COMMENT, { input }, handler)(send(OWN), segment)).status).toBe(200)
    expect(destroy).not.toHaveBeenCalled()
  })

  test('ends when the API answers 401 [SEC-4]', async () => {
    const response = await customerRoute(COMMENT, { input }, async () => failure('unauthenticated'))(send(OWN), segment)
    expect([response.status, await response.json()]).toEqual([401, { code: 'unauthenticated' }])
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  test.each(['network', 'not_found', 'unexpected_error', 'checkout_failed'] as const)(
    'survives %s [SEC-4]',
    async (code) => {
      await customerRoute(COMMENT, { input }, async () => failure(code))(send(OWN), segment)
      expect(destroy).not.toHaveBeenCalled()
    },
  )
})

describe('an answer', () => {
  test.each([
    ['not_found', 404],
    ['network', 503],
    ['unexpected_error', 500],
    ['too_many_requests', 429],
    ['invalid_request', 400],
    ['change_unknown', 504],
    ['outcome_unknown', 504],
    ['out_of_stock', 422],
  ] as const)('%s has the status %i and its values', async (code, status) => {
    const response = await visitorRoute(COMMENT, { input }, async () => failure(code, { items: 'Spa day' }))(
      send(OWN),
      segment,
    )
    expect([response.status, await response.json()]).toEqual([status, { code, detail: { items: 'Spa day' } }])
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
  })

  test('that says when a login may be tried again has it as Retry-After', async () => {
    const wait = visitorRoute(COMMENT, { input }, async () => failure('login_wait', { seconds: 30 }))
    const response = await wait(send(OWN), segment)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  })

  const fail = async () => {
    throw new Error('password of the database')
  }
  test.each([
    [
      'read',
      () =>
        visitorRoute('GET /api/points', {}, fail)(new Request('http://site.example/'), { params: Promise.resolve({}) }),
      500,
      'unexpected_error',
    ],
    ['change', () => visitorRoute(COMMENT, { input }, fail)(send(OWN), segment), 504, 'change_unknown'],
  ])('a bug of a %s is logged, and the shopper is not shown it', async (_, ask, status, code) => {
    const response = await ask()
    expect([response.status, await response.json()]).toEqual([status, { code }])
    expect(doubles.logged).toHaveBeenCalledTimes(1)
  })

  test('an unknown host has no handlers', async () => {
    doubles.findSite.mockResolvedValue(null)
    expect((await route(send(OWN), segment)).status).toBe(404)
    expect(handler).not.toHaveBeenCalled()
  })
})
