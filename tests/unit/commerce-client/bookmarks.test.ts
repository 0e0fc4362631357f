import { expect, test } from 'vitest'
import type { BookmarkKind } from '@/lib/domain/account/bookmarks'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'
import { WIRE_STORE } from '@/tests/support/wire-store'

const api = await serveFakeApi()
const calls = await import('@/lib/commerce-client/account/bookmarks-api')

test('stores and products as the documents write them [ENT-37] [ENT-38] [CALL-30]', async () => {
  const stores = [{ gid: '12', logo: 'n.webp', nm: 'Noodle House', rnk: '4.5', adr: '500 Granville St' }]
  const products = [{ pid: 34, iurl: 'b.webp', nm: 'Beef noodles', rat: 4, pc: '20.00', gid: '12' }]
  api.answerWith(({ path }: { path: string }) => ({
    RC: 200,
    records: path.endsWith('sdtl2') ? WIRE_STORE : { stores, products },
  }))
  expect(await calls.listBookmarks({ own: null, language: 'jp' }, credentials)).toEqual({
    ok: true,
    value: {
      stores: [
        {
          id: '12',
          name: 'Noodle House',
          picture: '/media/n.webp',
          cover: '',
          rating: 4.5,
          address: '500 Granville St',
          storeId: null,
          price: null,
        },
      ],
      products: [
        {
          id: 34,
          name: 'Beef noodles',
          picture: '/media/b.webp',
          cover: '',
          rating: 4,
          address: '',
          storeId: '12',
          price: { amount: 2000, currency: 'CAD' },
        },
      ],
      deals: [],
    },
  })
  expect(api.lastSigned()).toMatchObject({ method: 'GET', path: '/api/rest/v7/bookmark?lan=jp' })
})

test('an independent domain sees its own [DOM-3]', async () => {
  api.answerWith({ RC: 200, records: { stores: [], products: [] } })
  await calls.listBookmarks({ own: { domain: 'noodle.example', gid: 12 }, language: 'en' }, credentials)
  expect(api.lastSigned().path).toBe('/api/rest/v7/bookmark?lan=en&domain=noodle.example')
})

test.each<[BookmarkKind, number]>([
  ['stores', 7],
  ['products', 6],
  ['deals', 2],
])('%s are deleted with type %i; the answer needs no records [CALL-31] [BOOK-3]', async (kind, type) => {
  api.answerWith({ RC: 200 })
  expect(await calls.changeBookmark({ kind, id: 34 }, 'delete', credentials)).toEqual({ ok: true, value: null })
  expect(api.lastSigned()).toEqual({
    ...credentials,
    method: 'POST',
    path: '/api/rest/v7/bookmark',
    data: { data: { ids: [34], type, action: 'delete' } },
  })
})
