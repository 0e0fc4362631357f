import { expect, test } from 'vitest'
import { REQUEST_ID_HEADER } from '@/lib/telemetry/request-id'
import { readSamples, readValue } from '@/tests/support/telemetry/read-metrics'
import { openPageCache } from './open-page-cache'

const desk = openPageCache()

test('a rendered page gets an id; one from memory, and a request that is refused, are only counted', async () => {
  const rendered = await desk.ask('/?lan=en&city=toronto')
  const stored = await desk.ask('/?lan=en&city=toronto')
  const refused = await desk.ask('/', {}, 'TRACE')
  const named = [rendered, stored, refused].map(({ headers }) => headers[REQUEST_ID_HEADER] !== undefined)
  expect(named).toEqual([true, false, false])
  const samples = readSamples((await desk.ask('/metrics')).text)
  const count = (method: string, route: string, status: string) =>
    readValue(samples, 'plaza_requests_total', { method, route, status })
  expect(count('GET', '/', '2xx')).toBe(2)
  expect(readValue(samples, 'plaza_request_seconds_count', { route: '/' })).toBe(3)
  expect(readValue(samples, 'plaza_pages_hit_total')).toBe(1)
})
