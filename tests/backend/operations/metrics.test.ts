import { afterAll, describe, expect, it, test } from 'vitest'
import { createMetrics } from '@/backend/app/metrics'
import { createPageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'
import { incrementCounter } from '@/lib/telemetry/counters'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openTestApp } from '@/tests/backend/support/test-app'
import { METRICS } from '@/tests/support/telemetry/metric-table'
import { readSamples, readTypes, readValue } from '@/tests/support/telemetry/read-metrics'

const TOKEN = 'a-token-of-the-scraper'
const api = await openTestApp({ metricsToken: TOKEN, maxInFlight: 1 })
afterAll(() => api.close())

const front = createPageCacheMetrics({})
/** As a scraper on this machine, or elsewhere. */
const scrape = (headers: Record<string, string> = {}) => api.app.request('/metrics', { headers })
const readApi = async () => (await scrape()).text()

/** Something of all that is counted, with texts of strangers where they could get into a label. */
async function makeTraffic(): Promise<void> {
  const { tokens } = await makeCustomer(api.db)
  await api.execute(tokens, '/api/rest/v7/aio', 'POST', { data: { action: 'cancel', ord_id: 'ada@shopper.example' } })
  await api.app.request('/api/v8/sdtl2?gid=1&email=ada@shopper.example')
  await api.app.request('/ada@shopper.example/4242424242424242')
  await api.app.request('/media/ada@shopper.example', { method: 'PURGE' })
  await api.post('/api/rest/v7/login', { u: 'ada@shopper.example', p: 'x'.repeat(70_000) })
  await Promise.all([api.get('/api/v7/sfc'), api.get('/api/v7/sfc'), api.get('/api/v7/sfc')])
  incrementCounter('remote', { call: 'gdtl', result: 'answered' })
  incrementCounter('purges', { result: 'failed' })
  incrementCounter('errors', { place: 'call' })
  front.countRequest({ method: 'GET', route: '/store/{gid}', status: 200, seconds: 0.01 })
  front.countRequest({ method: 'BREW', route: 'none', status: null, seconds: 0.01 })
}
// other files of this process count too
const before = readSamples(await readApi())
await makeTraffic()
const texts = { api: await readApi(), storefront: await front.text() }

describe.each(['api', 'storefront'] as const)('the metrics of the %s', (service) => {
  const own = METRICS.filter(({ services }) => services.includes(service))
  const samples = readSamples(texts[service]).filter(({ name }) => name.startsWith('plaza_'))

  it('are those of the table, with their types', () => {
    const types = Object.entries(readTypes(texts[service])).filter(([name]) => name.startsWith('plaza_'))
    expect(Object.fromEntries(types)).toEqual(Object.fromEntries(own.map(({ name, type }) => [name, type])))
  })

  it('have labels of few values, none of which a stranger can make up', () => {
    for (const { name, labels } of samples) {
      const entry = own.find((one) => one.name === name.replace(/_(bucket|sum|count)$/, ''))
      for (const [label, value] of Object.entries(labels)) {
        if (label !== 'le')
          expect([name, label, entry?.labels[label]?.test(value) && value]).toEqual([name, label, value])
      }
    }
    expect(texts[service]).not.toMatch(/ada@|4242/)
  })

  it('tell of the process: event loop, memory, garbage collection', () => {
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'])
      expect(readValue(readSamples(texts[service]), name)).toBeGreaterThanOrEqual(0)
  })
})

test('requests are counted by the call that they are for, also where it is signed', () => {
  const samples = readSamples(texts.api)
  const count = (route: string, status: string) => readValue(samples, 'plaza_requests_total', { route, status })
  expect([count('/api/rest/v7/aio', '2xx'), count('/api/v8/sdtl2', '2xx')]).toEqual([1, 1])
  expect(readValue(samples, 'plaza_request_seconds_count', { route: '/api/v8/sdtl2' })).toBe(1)
  // one of three at a time
  const refused = (limit: string) =>
    (readValue(samples, 'plaza_limits_hit_total', { limit }) ?? 0) -
    (readValue(before, 'plaza_limits_hit_total', { limit }) ?? 0)
  expect([refused('requests'), refused('body')]).toEqual([2, 1])
})

test('connections are those of each pool', async () => {
  const pools = { primary: () => ({ total: 3, idle: 1, waiting: 2 }) }
  const samples = readSamples(await createMetrics({ ...api.deps, pools }).text())
  expect(readValue(samples, 'plaza_database_connections', { pool: 'primary', state: 'waiting' })).toBe(2)
})

test('while the database does not answer, the rest is told', async () => {
  const { execute, select } = api.db
  api.db.select = () => {
    throw new Error('down')
  }
  const samples = readSamples(await readApi())
  Object.assign(api.db, { execute, select })
  expect(readValue(samples, 'plaza_database_up')).toBe(0)
  expect(readValue(samples, 'plaza_jobs')).toBeNull()
  expect(readValue(samples, 'plaza_requests_total', { route: '/api/v8/sdtl2' })).toBe(1)
  expect(readValue(readSamples(await readApi()), 'plaza_database_up')).toBe(1)
})

test.each([
  [{}, 200],
  [{ 'x-forwarded-for': '203.0.113.9' }, 404],
  [{ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer another-token-than-that' }, 404],
  [{ 'x-forwarded-for': '203.0.113.9', authorization: TOKEN }, 404],
  [{ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` }, 200],
])('are for this machine, or whoever has the token: %j', async (headers, status) => {
  expect((await scrape(headers as Record<string, string>)).status).toBe(status)
})
