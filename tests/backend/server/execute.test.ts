import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchCall } from '@/backend/calls/match-call'
import { CALLS } from '@/lib/contract/calls'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let tokens: Tokens
beforeAll(async () => {
  api = await openTestApp()
  tokens = (await makeCustomer(api.db)).tokens
})
afterAll(() => api.close())

const PATHS = CALLS.map((call) => call.path.replace(/\{\w+\}/g, 'x'))
const TWISTS: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}/..`,
  (path) => `${path}%2f`,
  (path) => `/api/execute/..${path}`,
  (path) => path.replace('/rest', '/./rest'),
  (path) => path.replace('/api', '/API'),
  (path) => `http://127.0.0.1${path}`,
  (path) => `//evil.test${path}`,
  (path) => `${path}\\..`,
  (path) => `${path}#x`,
  (path) => `${path} `,
  (path) => `${path}\u0000`,
  (path) => `${path};x=1`,
]
const HOSTILE = [
  ...PATHS.flatMap((path) => TWISTS.map((twist) => twist(path))),
  '/api/execute',
  '/healthz',
  '/dev/outbox',
  '/webhooks/sandbox',
  '/api/rest/v8/login',
  '/api/rest/v7/register',
  '/api/rest/v7/vcd',
  '/api/v7/glst',
  '/api/v8/sdtl2?gid=1',
]

describe('the gateway', () => {
  it('dispatches none of several hundred hostile paths', async () => {
    expect(HOSTILE.length).toBeGreaterThan(300)
    for (const path of HOSTILE) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) expect(matchCall(method, path), path).toBeNull()
    }
    for (const path of HOSTILE.filter((p) => p.startsWith('/')).slice(-40)) {
      expect((await api.execute(tokens, path, 'GET')).RC, path).toBe(404)
    }
  })

  it('matches a call by its exact template and reads its query from the path', () => {
    expect(matchCall('GET', '/api/rest/v8/orddtl/abc/zh-Hant')?.params).toEqual({ orderId: 'abc', lan: 'zh-Hant' })
    expect(matchCall('GET', '/api/rest/v7/ordlst?page=2&limit=5')?.params).toEqual({ page: '2', limit: '5' })
    expect(matchCall('GET', '/api/rest/v8/orddtl/abc')).toBeNull()
    expect(matchCall('POST', '/api/rest/v7/ping')).toBeNull()
  })

  it('returns 401 for an unknown session, and 404 before checking one', async () => {
    const unknown = { token: 'x', secret: 'y' }
    expect((await api.execute(unknown, '/api/rest/v7/ping', 'GET')).RC).toBe(401)
    expect((await api.execute(unknown, '/api/rest/v7/nothing', 'GET')).RC).toBe(404)
    expect((await api.post('/api/execute', { ...unknown, path: '/api/rest/v7/ping' })).RC).toBe(400)
  })

  const call = { path: '/api/rest/v8/ctotal', method: 'POST', data: {} }
  it.each([
    ['neither', {}],
    ['no secret', { token: 'x' }],
    ['no token', { secret: 'y' }],
    ['empty texts', { token: '', secret: '' }],
    ['no texts', { token: 1, secret: null }],
    ['texts too long', { token: 'x'.repeat(201), secret: 'y' }],
  ])('returns 401 for a call with %s of token and secret, never 400, which would empty a cart', async (_, tokens) => {
    expect((await api.post('/api/execute', { ...call, ...tokens })).RC).toBe(401)
  })
})

describe('direct calls', () => {
  const customerCalls = CALLS.filter((call) => call.access === 'customer')
  it.each(customerCalls.map((call) => [call.name, call] as const))('%s is refused with 401', async (_, call) => {
    const path = call.path.replace(/\{\w+\}/g, 'x')
    const response = await api.app.request(path, {
      method: call.method,
      ...(call.method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ RC: 401 })
  })
})

describe('requests that never reach a handler', () => {
  it('get HTTP 400 for bad JSON, 413 for a body over 64 KiB, 404 for no route', async () => {
    const post = (body: string) =>
      api.app.request('/api/rest/v8/login', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      })
    expect((await post('{')).status).toBe(400)
    expect((await post(JSON.stringify({ data: 'x'.repeat(70_000) }))).status).toBe(413)
    expect((await api.app.request('/nowhere')).status).toBe(404)
  })

  it('get 503 with Retry-After when too many are in flight', async () => {
    const small = await openTestApp({ maxInFlight: 2 })
    const all = await Promise.all(Array.from({ length: 8 }, () => small.app.request('/api/v7/sfc?c_id=2')))
    const busy = all.filter((response) => response.status === 503)
    expect(busy.length).toBe(6)
    expect(busy[0]?.headers.get('retry-after')).toBe('1')
    expect(await busy[0]?.json()).toMatchObject({ RC: 503 })
    await small.close()
  })
})

describe('other routes', () => {
  it('serve health, the OpenAPI document, its viewer, and pictures', async () => {
    expect(await (await api.app.request('/healthz')).json()).toEqual({ status: 'ok' })
    const document = (await (await api.app.request('/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, object>
      components: { schemas: Record<string, unknown> }
    }
    expect(document.openapi).toBe('3.1.0')
    expect(document).toEqual(JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8')))
    for (const call of CALLS) expect(document.paths[call.path]).toHaveProperty(call.method.toLowerCase())
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((m) => m[1] ?? '')
    expect(names.filter((name) => !(name in document.components.schemas))).toEqual([])
    const viewer = await api.app.request('/docs')
    expect(viewer.headers.get('content-security-policy')).toContain("default-src 'self'; ")
    expect(await viewer.text()).not.toContain('//')
    expect((await api.app.request('/docs/swagger-ui-bundle.js')).status).toBe(200)
    expect((await api.app.request('/docs/package.json')).status).toBe(404)
    const picture = await api.app.request('/media/deal/spa/1')
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect((await api.app.request('/media/deal/spa/none')).status).toBe(404)
    expect((await api.app.request('/media/..%2f..%2fetc/passwd')).status).toBe(404)
  })
})
