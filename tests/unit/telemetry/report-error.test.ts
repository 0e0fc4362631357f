import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countsOf } from '@/lib/telemetry/counters'
import { describeError, LoggableError } from '@/lib/telemetry/loggable-error'
import { reportError, sendErrorReports, untilReported } from '@/lib/telemetry/report-error'
import { withRequestId } from '@/lib/telemetry/request-id'
import { openCollector } from '@/tests/support/telemetry/open-collector'

let collector: Awaited<ReturnType<typeof openCollector>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  collector = await openCollector()
  sendErrorReports('api', `${collector.url}/errors`)
})
afterEach(async () => {
  // what is remembered of this test ends with its minute
  await vi.advanceTimersByTimeAsync(61_000)
  vi.useRealTimers()
  await untilReported()
  sendErrorReports('api', undefined)
  await collector.close()
})

const fail = (message: string) => new LoggableError(message)

describe('an unexpected error', () => {
  test('is sent once, with where it happened and the id of its request, however many report it', async () => {
    const error = fail('the books do not balance')
    withRequestId('request-0001', () => {
      expect(reportError(error, 'call', '/api/v8/gdtl')).toBe(true)
      expect(reportError(error, 'worker')).toBe(false)
    })
    await untilReported()
    expect(collector.reports).toEqual([
      expect.objectContaining({
        service: 'api',
        place: 'call',
        subject: '/api/v8/gdtl',
        kind: 'LoggableError',
        message: 'the books do not balance',
        reqId: 'request-0001',
        count: 1,
      }),
    ])
  })

  test('that comes back within a minute is sent again after it, with how often', async () => {
    for (let n = 0; n < 500; n++) reportError(fail('again and again'), 'job')
    await untilReported()
    expect(collector.reports).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    await untilReported()
    expect(collector.reports.map(({ count }) => count)).toEqual([1, 499])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(collector.reports).toHaveLength(2)
  })

  test('is counted by where it happened, with or without a receiver', () => {
    const before = countsOf('errors').find(({ labels }) => labels.place === 'page-cache')?.count ?? 0
    sendErrorReports('api', undefined)
    reportError(fail('counted'), 'page-cache')
    expect(countsOf('errors').find(({ labels }) => labels.place === 'page-cache')?.count).toBe(before + 1)
    expect(collector.reports).toEqual([])
  })

  test('tells nothing that a customer could have written', async () => {
    const secret = 'ada@shopper.example 4242424242424242'
    reportError(new Error(`Failed query: ${secret}\n    at ${secret}`, { cause: { code: '23505' } }), 'call')
    reportError(`a text: ${secret}`, 'call')
    await untilReported()
    expect(collector.reports.map(({ kind, code }) => [kind, code])).toEqual([
      ['Error', '23505'],
      ['string', undefined],
    ])
    expect(collector.bodies.join()).not.toMatch(/ada@|4242/)
  })
})

describe('a receiver', () => {
  test('that is down or refuses troubles nobody', async () => {
    await collector.close()
    expect(reportError(fail('nobody hears'), 'call')).toBe(true)
    await expect(untilReported()).resolves.toBeUndefined()
  })

  test('gets at most 20 reports at a time, of at most 200 different errors a minute', async () => {
    for (let n = 0; n < 300; n++) reportError(fail(`error ${n}`), 'call')
    await untilReported()
    expect(collector.reports).toHaveLength(20)
    for (let n = 300; n < 700; n += 10) {
      for (let m = 0; m < 10; m++) reportError(fail(`error ${n + m}`), 'call')
      await untilReported()
    }
    expect(collector.reports).toHaveLength(20)
  })
})

test('an error is described by its kind, code and frames, and by its message only if that says it may be told', () => {
  expect(describeError(fail('may be told')).message).toBe('may be told')
  const described = describeError(new TypeError('may not'))
  expect(described).toMatchObject({ kind: 'TypeError', message: undefined })
  expect(described.frames[0]).toMatch(/^at .*report-error\.test/)
})
