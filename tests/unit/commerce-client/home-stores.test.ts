import { expect, test } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const { listHomeStores } = await import('@/lib/commerce-client/stores/home-stores')

const VANCOUVER = { lat: 49.28, lon: -123.12 }
const storesIn = (category: number, from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ gid: from + n, nm: `Store ${from + n}`, cats: [category], is_open: '1' }))

const NEAREST = [...storesIn(1012, 1, 95), ...storesIn(1512, 201, 4), ...storesIn(1412, 301, 1), { gid: 9, nm: 'Bare' }]
const FAR: Record<string, unknown[]> = { '1400': storesIn(1412, 301, 3), '1100': storesIn(1112, 401, 2) }

/** The stores that home shows, by kind, where asking for the kinds in `failing` fails. */
async function home(failing: string[] = []) {
  api.answerWith(({ query }: { query: Record<string, string> }) => {
    if (query.c_ids === undefined) return { RC: 200, records: NEAREST }
    return failing.includes(query.c_ids) ? { RC: 500 } : { RC: 200, records: FAR[query.c_ids] ?? [] }
  })
  // in another language, since what was read before is remembered
  const kinds = await listHomeStores(VANCOUVER, failing.length > 0 ? 'zh' : 'en')
  return Object.fromEntries(kinds.map(({ kind, stores }) => [kind ?? 'other', stores.map(({ gid }) => gid)]))
}

test('a kind that the nearest stores lack is asked for by itself, and left out where there is none', async () => {
  expect(await home()).toEqual({
    restaurants: [1, 2, 3, 4, 5, 6, 7, 8],
    travel: [301, 302, 303],
    things_to_do: [401, 402],
    goods: [201, 202, 203, 204],
    other: [9],
  })
  const asked = api.received.map(({ query }) => [query.c_ids, query.limit])
  expect(asked[0]).toEqual([undefined, '60'])
  expect(asked.slice(1).sort()).toEqual([
    ['1100', '4'],
    ['1200', '4'],
    ['1300', '4'],
    ['1400', '4'],
    ['1600,1700,1800', '4'],
  ])
})

test('if that fails, the nearest have to do', async () => {
  expect(await home(['1400', '1100'])).toEqual({
    restaurants: [1, 2, 3, 4, 5, 6, 7, 8],
    travel: [301],
    goods: [201, 202, 203, 204],
    other: [9],
  })
})
