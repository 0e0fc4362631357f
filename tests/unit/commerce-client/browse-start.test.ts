import { expect, test } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const { listCategories } = await import('@/lib/commerce-client/stores/deals-api')

const VANCOUVER = { lat: 49.28, lon: -123.12 }

test('browse starts with lan, lat and lon [CALL-51]', async () => {
  api.answerWith({ RC: 200, records: [] })
  await listCategories('jp', VANCOUVER)
  expect(api.received.map(({ query }) => query)).toEqual([{ c_id: '2', lan: 'jp', latlon: '49.28,-123.12' }])
})
