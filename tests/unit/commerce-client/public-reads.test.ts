import { describe, expect, test, vi } from 'vitest'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import { serveFakeApi } from '@/tests/support/fake-api'
import { WIRE_DEAL, WIRE_DEAL_ROW } from '@/tests/support/wire-deal'
import { WIRE_STORE } from '@/tests/support/wire-store'

vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example')
const api = await serveFakeApi()
const deals = await import('@/lib/commerce-client/stores/deals-api')
const nearStores = await import('@/lib/commerce-client/stores/near-stores')
const stores = await import('@/lib/commerce-client/stores/stores-api')
const menus = await import('@/lib/commerce-client/stores/menu-api')
const config = await import('@/lib/commerce-client/transport/app-config-api')

const asked = () => api.received.map(({ method, path, query, body }) => ({ method, path, query, body }))[0]
const LIST = { RC: 200, records: { list: [WIRE_DEAL_ROW], paging: { total: '41', page: '3', limit: 20 } } }

describe('deals', () => {
  test('a filtered list [CALL-46] [CALL-52]', async () => {
    api.answerWith(LIST)
    const query = {
      lat: 49.28,
      lon: -123.12,
      categoryId: 1102,
      sort: 104,
      text: 'hot pot',
      flag: '0,1000,0100',
      page: 3,
    }
    const page = await deals.listDeals({ language: 'zh', ...query })
    expect(page).toMatchObject({ items: [{ id: '1001', name: 'Spa day' }], page: 3, total: 41 })
    expect(asked()).toMatchObject({
      method: 'GET',
      path: '/api/v7/glst',
      query: {
        lan: 'zh',
        latlon: '49.28,-123.12',
        c_ids: '1102',
        sort_id: '104',
        keywords: 'hot pot',
        flag: '0,1000,0100',
        page: '3',
      },
    })
  })

  test('a minimum discount is sent beside the flag, which cannot say 20', async () => {
    api.answerWith(LIST)
    await deals.listDeals({ language: 'en', flag: '0,1000,0', minDiscount: 20 })
    expect(asked()?.query).toMatchObject({ flag: '0,1000,0', min_discount: '20' })
  })

  test('is counted to 1,000, or as far as asked, and has more only where the API says so', async () => {
    const paged = (paging: object) => ({ RC: 200, records: { list: [WIRE_DEAL_ROW], paging } })
    api.answerWith(paged({ total: 1000, more: true }))
    expect(await deals.listDeals({ language: 'en' })).toMatchObject({ total: 1000, hasMore: true })
    expect(asked()?.query).toMatchObject({ count_to: '1000' })
    for (const exact of [{ total: 54_321 }, { total: 1000, more: null }, { total: 1000, more: 0 }]) {
      api.answerWith(paged(exact))
      expect(await deals.listDeals({ language: 'en' })).not.toHaveProperty('hasMore')
    }
    api.answerWith(LIST)
    await deals.listDeals({ language: 'en', countTo: 30_000 })
    expect(asked()?.query).toMatchObject({ count_to: '30000' })
  })

  test('names the corrected words only where the API has some', async () => {
    const answer = (more: object) => ({ RC: 200, records: { ...LIST.records, ...more } })
    api.answerWith(answer({ corrected: 'massage' }))
    expect(await deals.listDeals({ language: 'en', text: 'masage' })).toMatchObject({ corrected: 'massage' })
    for (const none of [{}, { corrected: null }, { corrected: '' }]) {
      api.answerWith(answer(none))
      expect(await deals.listDeals({ language: 'en', text: 'masage' })).not.toHaveProperty('corrected')
    }
  })

  test('a plain list has no filters, and sort 106 [CALL-45] [BROW-9]', async () => {
    api.answerWith(LIST)
    await deals.listDeals({ language: 'en', lat: 1, lon: 2 })
    expect(asked()?.query).toMatchObject({ lan: 'en', latlon: '1,2', sort_id: '106' })
    for (const name of ['c_ids', 'keywords', 'flag', 'min_discount', 'gid'])
      expect(asked()?.query).not.toHaveProperty(name)
  })

  test('one deal by pid and lan [CALL-48] [CALL-53]', async () => {
    api.answerWith({ RC: 200, records: WIRE_DEAL })
    await deals.getDeal(1001, 'jp')
    expect(asked()).toEqual({ method: 'GET', path: '/api/v7/gdtl', query: { pid: '1001', lan: 'jp' }, body: undefined })
  })

  test('its content [ENT-40] [ENT-44]', async () => {
    api.answerWith({ RC: 200, records: WIRE_DEAL })
    expect(await deals.getDeal(1001, 'en')).toMatchObject({
      name: 'Spa day',
      rating: 4.8,
      ratingCount: 31,
      location: 'Vancouver',
      shortDescription: 'Two hours',
      images: ['/media/1.webp', '/media/2.webp'],
      video: 'https://cdn.example/spa.mp4',
      highlights: ['Sauna', 'Tea'],
      reviews: [
        {
          author: 'Bo',
          authorReviews: 5,
          profilePhoto: '/media/bo.webp',
          rating: 4.5,
          reviewedAt: '2026-10-01T10:00:00.000Z',
          comment: 'Good',
        },
      ],
      reviewPhotos: ['/media/r1.webp'],
      detailHtml: '<p>All in</p>',
      finePrintHtml: '<p>One each</p>',
    })
  })

  test('its sale, and what else it has [ENT-41] [ENT-42]', async () => {
    api.answerWith({ RC: 200, records: WIRE_DEAL })
    expect(await deals.getDeal(1001, 'en')).toMatchObject({
      id: 1001,
      gid: '12',
      groupSaleId: '900',
      storeName: 'Spa House',
      startsAt: '2026-11-01T00:00:00.000Z',
      endsAt: '2026-12-01T08:00:00.000Z',
      viewCount: 400,
      soldCount: 205,
      price: { amount: 12000, currency: 'CAD' },
      dealPrice: { amount: 7950, currency: 'CAD' },
      limit: 4,
      stock: 10,
      pickup: true,
      delivery: false,
      optionGroups: [
        {
          id: 1,
          min: 1,
          max: 2,
          choices: [
            { id: '11', price: 500, stock: 3 },
            { id: 12, stock: 0 },
          ],
        },
      ],
      related: [{ id: '1001' }],
      branches: [],
      shippingCountries: ['CA', 'US'],
    })
  })

  test.each([404, 484])('RC %i: the deal does not exist', async (RC) => {
    api.answerWith({ RC })
    expect(await deals.getDeal(1, 'en')).toBeNull()
  })

  test('shortcuts and categories [CALL-43]', async () => {
    api.answerWith({ RC: 200, records: [{ nm: 'brunch', i_url: null, x: 1 }] })
    expect(await deals.listShortcuts('zh-Hant')).toEqual([{ text: 'brunch', picture: '' }])
    expect(asked()).toMatchObject({ path: '/api/v7/gshortcut', query: { lan: 'zh-Hant' } })
    api.answerWith({ RC: 200, records: [] })
    await deals.listShortcuts('en', { lat: 49.2827, lon: -123.1207 })
    expect(asked()).toMatchObject({ query: { latlon: '49.2827,-123.1207' } })
    const sub = [{ id: '1001', nm: 'Brunch', cnt: 4 }]
    api.answerWith({ RC: 200, records: [{ id: 1000, nm: 'Food', cnt: '9', icon: 'f', sub }] })
    expect(await deals.listCategories('en')).toMatchObject([{ id: 1000, count: 9, children: [{ id: 1001, count: 4 }] }])
    expect(asked()).toMatchObject({ path: '/api/v7/sfc', query: { c_id: '2' } })
  })
})

describe('stores and settings', () => {
  test('a store by gid and lan [CALL-40] [CALL-49]', async () => {
    api.answerWith({ RC: 200, records: WIRE_STORE })
    expect(await stores.getStore(12, 'zh')).toMatchObject({ gid: '12', name: 'Noodle House' })
    expect(asked()).toMatchObject({ method: 'GET', path: '/api/v8/sdtl2', query: { gid: '12', lan: 'zh' } })
    api.answerWith({ RC: 500 })
    await expect(stores.getStore(12, 'zh')).rejects.toThrow('no answer to')
  })

  test.each([
    [undefined, 2000],
    [null, 2000],
    ['35.50', 3550],
    [0, 0],
  ])('a tip cut-off of %j is %i cents [TIP-5]', async (tip_cut_off, tipCutOff) => {
    api.answerWith({ RC: 200, records: { ...WIRE_STORE, tip_cut_off } })
    expect(await stores.getStore(12, 'en')).toMatchObject({ tipCutOff })
  })

  test("a self-checkout starts with gid, the site's origin as url, and lan [CALL-56]", async () => {
    api.answerWith({ RC: 200, records: WIRE_STORE })
    expect(await stores.startSelfCheckout(12, 'https://noodle.example', 'jp')).toMatchObject({ gid: '12' })
    const query = { gid: '12', url: 'https://noodle.example', lan: 'jp' }
    expect(asked()).toMatchObject({ method: 'GET', path: '/api/v8/sdtl2', query })
    expect(Object.keys(asked()?.query ?? {})).toHaveLength(3)
  })

  test('a store by its domain [CALL-50]', async () => {
    api.answerWith({ RC: 200, records: WIRE_STORE })
    await stores.findStoreByDomain('noodle.example')
    expect(asked()).toMatchObject({ path: '/api/v8/sdtl2', query: { domain: 'noodle.example' } })
    expect(asked()?.query).not.toHaveProperty('gid')
  })

  test('stores near a place and their dishes, each in one read [CALL-32]', async () => {
    const { gid, nm, adr } = WIRE_STORE
    api.answerWith({ RC: 200, records: [{ gid, nm, adr, is_open: '1', currency: 'CAD' }] })
    const near = await nearStores.listStoresNear({ lat: 49.28, lon: -123.12 }, 'zh', {
      text: '面',
      kind: 'local_services',
    })
    expect(near).toMatchObject([{ gid: '12', name: 'Noodle House', isOpen: true, serving: null }])
    const query = { latlon: '49.28,-123.12', keywords: '面', c_ids: '1600,1700,1800', lan: 'zh' }
    expect(api.received.map(({ path, query }) => [path, query])).toEqual([['/api/v7/slst', query]])

    api.answerWith({ RC: 200, records: [{ pid: '7', gid: '12', nm: '牛肉面', iurl: 'a.webp', pc: '16.50' }] })
    expect(await menus.searchProducts(near, '面', 'zh')).toEqual([
      {
        id: '7',
        name: '牛肉面',
        picture: '/media/a.webp',
        price: { amount: 1650, currency: 'CAD' },
        store: near[0],
      },
    ])
    expect(asked()).toMatchObject({ path: '/api/v7/psearch', query: { g_ids: '12', keywords: '面', lan: 'zh' } })
    api.answerWith({ RC: 400 })
    expect(await menus.searchProducts(near, '面', 'zh')).toEqual([])
  })

  test('settings, and the built-in centre near Vancouver without them [CALL-42] [CALL-47] [MAP-8]', async () => {
    api.answerWith({
      RC: 200,
      records: { lat: 43.65, lon: -79.38, tips_disabled: '1', account_data: 1, contact_form: '1', theme: 'x' },
    })
    expect(await config.getAppConfig()).toEqual({
      place: { lat: 43.65, lon: -79.38 },
      tipsDisabled: true,
      hasAccountData: true,
      textMessages: true,
      hasContactForm: true,
      countries: null,
      pushKey: null,
      hasCardForm: true,
      paymentProviders: [],
    })
    expect(asked()).toMatchObject({ path: '/api/v7/appconfig', query: {} })
    api.answerWith('<html>', 502)
    expect(FALLBACK_CITIES[0]).toMatchObject({ lat: 49.2827, lon: -123.1207 })
    expect(await config.getAppConfig()).toEqual({
      place: null,
      tipsDisabled: false,
      hasAccountData: false,
      textMessages: true,
      hasContactForm: false,
      countries: null,
      pushKey: null,
      hasCardForm: true,
      paymentProviders: null,
    })
  })

  test('the countries that an API names, once each and as it writes them, without those that are not supported', async () => {
    api.answerWith({ RC: 200, records: { countries: ['JP', 'gb', 'DE', 'XX', 'JP', 'Deutschland', null] } })
    expect((await config.getAppConfig()).countries).toEqual(['JP', 'GB', 'DE'])
    api.answerWith({ RC: 200, records: { countries: ['XX'] } })
    expect((await config.getAppConfig()).countries).toBeNull()
  })

  test('settings of an API that cannot send text messages', async () => {
    api.answerWith({ RC: 200, records: { lat: 43.65, lon: -79.38, text_messages: false } })
    expect(await config.getAppConfig()).toMatchObject({ textMessages: false })
  })

  test.each([
    ['no JSON', 'oops', 200],
    ['HTTP 500', { RC: 200, records: WIRE_STORE }, 500],
    ['no RC', { records: WIRE_STORE }, 200],
    ['records of another shape', { RC: 200, records: { gid: 'x' } }, 200],
    ['RC 500', { RC: 500 }, 200],
  ])('%s throws, so that a cached page keeps its last good version', async (_, answer, status) => {
    api.answerWith(answer, status)
    await expect(stores.getStore(12, 'en')).rejects.toThrow(/^(no answer|cannot read the answer) to sdtl2/)
  })
})
