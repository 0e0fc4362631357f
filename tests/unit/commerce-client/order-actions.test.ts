import { describe, expect, test } from 'vitest'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'
import { WIRE_ORDER } from '@/tests/support/wire-order'

const api = await serveFakeApi()
const calls = await import('@/lib/commerce-client/orders/order-actions-api')

const isRead = (body: unknown) => JSON.stringify(body).includes('orddtl')
/** Answers the write with one code, and reads of the order with another. */
const answer = (write: number, read = 200) =>
  api.answerWith(({ body }: { body: unknown }) =>
    isRead(body) ? { RC: read, records: read === 200 ? WIRE_ORDER : undefined } : { RC: write },
  )
const sent = () => api.received.map(({ body }) => body as { path: string; data?: unknown })

describe('a comment', () => {
  const write = () => calls.commentOnOrder('9f3c-1a', 'No onions', 'jp', credentials)

  test('posts order_id and comment, and returns the updated order [CALL-20]', async () => {
    answer(200)
    expect(await write()).toMatchObject({ ok: true, value: { id: '9f3c-1a' } })
    expect(sent()).toMatchObject([
      { path: '/api/rest/v7/comment', method: 'POST', data: { order_id: '9f3c-1a', comment: 'No onions' } },
      { path: '/api/rest/v8/orddtl/9f3c-1a/jp', method: 'GET' },
    ])
  })

  test('is sent even when the order cannot be read afterwards', async () => {
    answer(200, 500)
    expect(await write()).toEqual({ ok: true, value: null })
  })

  test.each([
    [400, 'invalid_request', 'ERR-17'],
    [484, 'not_found', 'ERR-18'],
    [403, 'comment_too_late', 'ORD-44'],
    [500, 'unexpected_error', 'ERR-19'],
    [429, 'unexpected_error', 'ERR-19'],
    [999, 'unexpected_error', 'ERR-19'],
  ])('RC %i is %s [%s]', async (RC, code) => {
    answer(RC)
    expect(await write()).toEqual({ ok: false, code })
    expect(sent()).toHaveLength(1)
  })
})

describe('a review', () => {
  const write = () => calls.reviewOrder('9f3c-1a', { rating: 4, comment: 'Good broth' }, 'en', credentials)

  test('posts rating and comment', async () => {
    answer(200)
    expect(await write()).toMatchObject({ ok: true, value: { id: '9f3c-1a' } })
    expect(sent()[0]).toMatchObject({
      path: '/api/rest/v7/review',
      data: { order_id: '9f3c-1a', rat: 4, cmt: 'Good broth' },
    })
  })

  test.each([
    [403, 'review_refused'],
    [409, 'review_refused'],
    [484, 'not_found'],
    [500, 'unexpected_error'],
  ])('RC %i is %s', async (RC, code) => {
    answer(RC)
    expect(await write()).toEqual({ ok: false, code })
  })
})
