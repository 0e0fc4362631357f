import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onRequestError } from '@/instrumentation'
import { ApiUnavailableError } from '@/lib/commerce-client/transport/api-unavailable-error'
import { InvalidResponseError } from '@/lib/commerce-client/transport/invalid-response-error'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { success } from '@/lib/domain/result'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { hostFileResponse } from '@/lib/server/site/host-files'
import { sendErrorReports, untilReported } from '@/lib/telemetry/report-error'
import { openCollector } from '@/tests/support/telemetry/open-collector'

vi.mock('@/lib/server/session/session', () => ({ openSession: async () => ({}) }))
vi.mock('@/lib/server/site/site', () => ({
  findSite: async () => ({ kind: 'shared', key: 'shared', language: 'en' }),
}))
vi.mock('@/lib/log', () => ({ log: { error: () => undefined } }))

const collector = await openCollector()
afterAll(() => collector.close())
beforeEach(() => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  sendErrorReports('storefront', `${collector.url}/errors`)
  collector.reports.length = 0
})
afterEach(() => {
  vi.unstubAllEnvs()
  sendErrorReports('storefront', undefined)
})

const CONTEXT = {
  routerKind: 'App Router',
  routePath: '/[site]/[lan]/orders/[id]',
  routeType: 'render',
  revalidateReason: undefined,
} as const
const page = async (error: unknown) =>
  onRequestError(error, { path: '/secret?x=1', method: 'GET', headers: {} }, CONTEXT)
const handler = (error: unknown) =>
  visitorRoute('GET /api/session', {}, async () => {
    if (error) throw error
    return success({ signedIn: false })
  })(new Request('http://localhost/api/session', { headers: { host: 'localhost' } }), { params: Promise.resolve({}) })
const file = (error: unknown) =>
  hostFileResponse(new Request('http://localhost/robots.txt', { headers: { host: 'localhost' } }), () =>
    Promise.reject(error),
  )
const answer = (error: unknown) => expectAnswer(Promise.reject(error), {}, 'unexpected_error')

async function placesAfter(work: () => Promise<unknown>): Promise<unknown[]> {
  await work()
  await untilReported()
  return collector.reports.map(({ service, place, subject, count }) => [service, place, subject, count])
}

test.each([
  ['page', page, '/[site]/[lan]/orders/[id]'],
  ['route', handler, 'GET /api/session'],
  ['file', file, undefined],
] as const)('a bug in a %s is reported once, however often it is noticed', async (place, notice, subject) => {
  const error = new TypeError(`a bug in a ${place}`)
  const work = async () => {
    await notice(error)
    await notice(error)
    await page(error)
  }
  expect(await placesAfter(work)).toEqual([['storefront', place, subject, 1]])
})

test('an answer that cannot be read is reported where it becomes a message', async () => {
  expect(await placesAfter(() => answer(new InvalidResponseError('olst', 'not JSON')))).toEqual([
    ['storefront', 'remote', undefined, 1],
  ])
})

test.each([
  ['page', page],
  ['route', handler],
  ['file', file],
  ['answer', answer],
] as const)('an API that is away is counted as such, and not reported, by a %s', async (_, notice) => {
  expect(await placesAfter(() => Promise.resolve(notice(new ApiUnavailableError('olst'))))).toEqual([])
})
