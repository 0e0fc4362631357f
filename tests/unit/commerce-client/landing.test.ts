import { expect, test } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'
import { WIRE_DEAL_ROW } from '@/tests/support/wire-deal'

const api = await serveFakeApi()
const { listLandingDeals } = await import('@/lib/commerce-client/stores/landing')
const { listCategories } = await import('@/lib/commerce-client/stores/deals')

const VANCOUVER = { lat: 49.28, lon: -123.12 }

test('the landing page starts with lan, lat, lon, a sort, and another one of the top three [CALL-51]', async () => {
  api.answerWith(({ query }: { query: Record<string, string> }) => ({
    RC: 200,
    records: { list: [{ ...WIRE_DEAL_ROW, nm: `by ${query.sort_id}` }], paging: { total: 41, page: query.page } },
  }))
  const landing = await listLandingDeals({ language: 'zh', ...VANCOUVER, page: 2, sort: 106, topThreeSort: 103 })
  expect(landing).toMatchObject({ top: [{ name: 'by 103' }], popular: { page: 2, items: [{ name: 'by 106' }] } })
  const near = { lan: 'zh', latlon: '49.28,-123.12', count_to: '1000' }
  const queries = api.received.map(({ query }) => query).sort((a, b) => Number(a.sort_id) - Number(b.sort_id))
  expect(queries).toEqual([
    { ...near, sort_id: '103', page: '1', limit: '3' },
    { ...near, sort_id: '106', page: '2', limit: '20' },
  ])
})

test('browse starts with lan, lat and lon [CALL-51]', async () => {
  api.answerWith({ RC: 200, records: [] })
  await listCategories('jp', VANCOUVER)
  expect(api.received.map(({ query }) => query)).toEqual([{ c_id: '2', lan: 'jp', latlon: '49.28,-123.12' }])
})
