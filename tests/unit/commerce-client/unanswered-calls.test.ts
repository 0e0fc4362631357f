import { BrokenCircuitError, TaskCancelledError } from 'cockatiel'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'

const warn = vi.hoisted(() => vi.fn())
vi.mock('@/lib/log', () => ({ log: { warn, error: vi.fn() } }))
const api = await serveFakeApi()
const { getPoints } = await import('@/lib/commerce-client/account/points-api')
const { getStore } = await import('@/lib/commerce-client/stores/stores-api')
const { logIfUnanswered } = await import('@/lib/commerce-client/transport/unanswered-calls')
const { ApiUnavailableError } = await import('@/lib/commerce-client/transport/api-unavailable-error')

const credentials = { token: 't1', secret: 's1' }
const readStore = () => getStore(12, 'en').catch(() => null)
beforeEach(() => warn.mockClear())

test('a call without an answer is logged with its name and how it failed, not once a request', async () => {
  api.answerWith({ RC: 200 }, 500)
  for (let n = 0; n < 12; n++) await readStore()
  expect(warn.mock.calls).toEqual(
    [1, 10].map((count) => [{ call: 'sdtl2', reason: 'HTTP 500', count }, 'a call was not answered']),
  )
  await getPoints(credentials)
  expect(warn).toHaveBeenLastCalledWith({ call: 'points', reason: 'HTTP 500', count: 1 }, 'a call was not answered')
})

test('so is a call that the API does not have', async () => {
  api.answerWith('Not Found', 404)
  await getPoints(credentials)
  expect(warn).toHaveBeenCalledWith({ call: 'points', reason: 'no such call', count: 1 }, 'a call was not answered')
})

test('a read that is refused with a code which no page knows is one', async () => {
  api.answerWith({ RC: 500, msg: 'Mei, 604 555 0123' })
  await readStore()
  expect(warn).toHaveBeenCalledWith({ call: 'sdtl2', reason: 'RC 500', count: 1 }, 'a call was not answered')
})

test.each([
  [Object.assign(new Error('connect 10.0.0.7:4100'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }), 'ECONNRESET'],
  [new DOMException('left', 'AbortError'), 'AbortError'],
  [new TaskCancelledError(), 'TimeoutError'],
  [new BrokenCircuitError(), 'BrokenCircuitError'],
  [new Error('password of Mei'), 'Error'],
  [undefined, 'unknown'],
])('the reason of %j is %s, which names nobody', (cause, reason) => {
  logIfUnanswered('ping', new ApiUnavailableError('ping', { cause }))
  expect(warn).toHaveBeenCalledWith({ call: 'ping', reason, count: 1 }, 'a call was not answered')
})
