import { request } from 'node:http'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const JSON_TYPE = { 'content-type': 'application/json' }
const COMMAND = JSON.stringify({ command: ['payments'] })
const REBOUND = { host: 'rebound.attacker.example' }

let api: TestApp
let server: ReturnType<typeof serve>
let port: number
beforeAll(async () => {
  api = await openTestApp()
  await new Promise<void>((resolve) => {
    server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => {
      port = info.port
      resolve()
    })
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await api.close()
})

/** The status of a request over a socket, whose headers may name any host. */
function ask(method: string, path: string, headers: Record<string, string>, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject).end(body)
  })
}

describe('the demo tools', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'api.test'])('work for programs on this machine, at %s', async (name) => {
    const host = `${name}:${port}`
    expect(await ask('POST', '/dev/operator', { ...JSON_TYPE, host }, COMMAND)).toBe(200)
    expect(await ask('GET', '/dev/orders', { host })).toBe(200)
    expect(await ask('GET', '/dev/outbox', { host })).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['a text of a foreign page', { 'content-type': 'text/plain', origin: 'https://attacker.example' }],
    ['a form of a foreign page', { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }],
    ['a text without an origin', { 'content-type': 'text/plain' }],
    ['JSON of a foreign page', { ...JSON_TYPE, origin: 'https://attacker.example' }],
    ['JSON of another port of this machine', { ...JSON_TYPE, origin: 'http://localhost:3000' }],
    ['JSON that a browser sends across sites', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
    ['JSON that a browser sends from another port', { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }],
    ['JSON of a page that hides its origin', { ...JSON_TYPE, origin: 'null' }],
    ['a request that a proxy forwards', { ...JSON_TYPE, 'x-forwarded-for': '203.0.113.9' }],
    ['a name that was made to lead here', { ...JSON_TYPE, ...REBOUND }],
  ])('refuse %s', async (_, headers) => {
    const statuses = [403, 404, 415]
    expect(statuses).toContain(await ask('POST', '/dev/operator', headers, COMMAND))
    expect(statuses).toContain(await ask('POST', '/dev/orders/aaaaaaaaaaaaaaaa/accept', headers))
  })

  it.each(['/dev/outbox', '/dev/orders', '/metrics'])('%s is not read under a foreign name', async (path) => {
    expect(await ask('GET', path, REBOUND)).toBe(404)
  })
})

describe('a page of another site', () => {
  const CALLS = ['/api/rest/v7/vcd', '/api/rest/v8/login', '/api/v7/forgetpwd', '/api/execute', '/sandbox/pay/x']

  it.each(CALLS)('has no browser send a write to %s', async (path) => {
    const type = { 'content-type': 'text/plain' }
    expect(await ask('POST', path, { ...type, origin: 'https://attacker.example' }, '{}')).toBe(403)
    expect(await ask('POST', path, { ...type, 'sec-fetch-site': 'cross-site' }, '{}')).toBe(403)
  })

  it('is not what pays at the sandbox: its own page hides its origin', async () => {
    expect(await ask('POST', '/sandbox/pay/x', { origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(404)
    expect(await ask('POST', '/sandbox/pay/x', { origin: 'null' })).toBe(404)
  })
})
