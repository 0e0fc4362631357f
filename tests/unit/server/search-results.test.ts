import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'

const { listDeals, listStoresNear } = vi.hoisted(() => ({ listDeals: vi.fn(), listStoresNear: vi.fn() }))
vi.mock('@/lib/commerce-client/stores/deals-api', () => ({ listDeals }))
vi.mock('@/lib/commerce-client/stores/near-stores', () => ({ listStoresNear }))
// outside a request there is no draft mode
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))
const { readSearchResults } = await import('@/lib/server/pages/search-results')

const DEALS = { items: [{ id: 1 }], page: 1, pageSize: 12, total: 1 }
const STORE = { gid: 7 }
const search = () => readSearchResults({ query: 'masage' }, BUILT_IN_CITIES.victoria, 'en')
const textsOfStores = () => listStoresNear.mock.calls.map(([, , { text }]) => text)

describe('a search of stores and deals', () => {
  beforeEach(() => {
    listDeals.mockReset().mockResolvedValue({ ...DEALS, corrected: 'massage' })
    listStoresNear.mockReset().mockResolvedValue([])
  })

  test('is by what was typed, once', async () => {
    listDeals.mockResolvedValue(DEALS)
    expect(await search()).toEqual({ stores: [], deals: DEALS, words: 'masage' })
    expect(textsOfStores()).toEqual(['masage'])
  })

  test('is by the corrected words where nothing has those that were typed', async () => {
    listStoresNear.mockImplementation(async (_place, _language, { text }) => (text === 'massage' ? [STORE] : []))
    expect(await search()).toMatchObject({ stores: [STORE], deals: { total: 1 }, words: 'massage' })
    expect(textsOfStores()).toEqual(['masage', 'massage'])
  })

  test('is by what was typed where a store has it', async () => {
    listStoresNear.mockResolvedValue([STORE])
    expect(await search()).toMatchObject({ stores: [STORE], deals: { items: [], total: 0 }, words: 'masage' })
    expect(textsOfStores()).toEqual(['masage'])
  })

  test('of a kind of stores asks for no deals', async () => {
    expect(await readSearchResults({ query: '', kind: 'restaurants' }, BUILT_IN_CITIES.victoria, 'en')).toMatchObject({
      deals: null,
    })
    expect(listDeals).not.toHaveBeenCalled()
  })
})
