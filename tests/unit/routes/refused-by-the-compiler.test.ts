// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { request } from '@/lib/browser/fetcher/request'
import { success } from '@/lib/domain/result'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { mockApi } from '@/tests/support/mock-api'

vi.mock('@/lib/server/session/session', () => ({ openSession: async () => ({}) }))
vi.mock('@/lib/server/site/site', () => ({ findSite: async () => null }))
vi.mock('@/lib/log', () => ({ log: { error: vi.fn() } }))
afterEach(() => vi.unstubAllGlobals())

/**
 * What each test says is proven when this file is compiled: `npm run verify -- types` fails where a marked line is no error. At run
 * time nothing is checked, so the lines do no harm.
 */
const harmless = (...made: unknown[]) => expect(made).toBeDefined()

test('a handler that returns a different shape than the table', () => {
  // @ts-expect-error points have a balance
  harmless(customerRoute('GET /api/points', {}, async () => success({ nonsense: 1 })))
  // @ts-expect-error an address book is a list
  harmless(customerRoute('GET /api/addresses', {}, async () => success(null)))
})

test('a handler whose schema refuses what a page may send, or that has none', () => {
  const onlyText = z.object({ id: z.string() })
  // @ts-expect-error the id of an address is a number
  harmless(customerRoute('DELETE /api/addresses', { input: onlyText }, async () => success([])))
  // @ts-expect-error the body goes unchecked
  harmless(customerRoute('DELETE /api/addresses', {}, async () => success([])))
})

test('a call of a path or with a method that does not exist', async () => {
  mockApi({})
  // @ts-expect-error no such path
  harmless(await request('GET /api/nowhere'))
  // @ts-expect-error no such method there
  harmless(await request('DELETE /api/points'))
})

test('a call with a wrong body, a wrong query, or without its path part', async () => {
  mockApi({})
  // @ts-expect-error a comment is text
  harmless(await request('POST /api/orders/[id]/comments', { params: { id: 'o1' }, body: { comment: 1 } }))
  // @ts-expect-error the page has to be named
  harmless(await request('GET /api/orders'))
  // @ts-expect-error which order?
  harmless(await request('POST /api/orders/[id]/cancel', {}))
})

test('a use of an answer that has no such field', async () => {
  mockApi({ 'GET /api/points': { json: { balance: 1, remaining: 1, redeemed: 0, history: [] } } })
  const answer = await request('GET /api/points')
  // @ts-expect-error points have no such field
  harmless(answer.ok && answer.value.total)
})

test('a mocked response of a different shape, under a different path, or with an unknown code', () => {
  // @ts-expect-error points have a balance
  harmless(mockApi({ 'GET /api/points': { json: { nonsense: 1 } } }))
  // @ts-expect-error an order has more than an id
  harmless(mockApi({ 'GET /api/orders/9f3c': () => ({ json: { id: '9f3c' } }) }))
  // @ts-expect-error no such path
  harmless(mockApi({ 'GET /api/nowhere': { json: null } }))
  // @ts-expect-error no such code
  harmless(mockApi({ 'GET /api/points': { status: 422, json: { code: 'no_such_code' } } }))
})
