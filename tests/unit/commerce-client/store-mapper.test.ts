import { describe, expect, test, vi } from 'vitest'
import { toListedStore, toStore } from '@/lib/commerce-client/stores/store-mapper'
import { parseFlags, STORE_FLAGS } from '@/lib/contract/flags'
import { storeDetail } from '@/lib/contract/store-detail'
import { listedStore } from '@/lib/contract/stores'
import { byPaymentFlag } from '@/lib/domain/codes/payment-method'
import { orderingStore } from '@/lib/domain/stores/ordering-store'
import { listedFacts } from '@/lib/domain/stores/status-facts'
import { ordering } from '@/lib/domain/stores/store-status'
import { WIRE_STORE } from '@/tests/support/wire-store'

vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example')
const read = (changes: object = {}) => toStore(storeDetail.parse({ ...WIRE_STORE, ...changes }), 12)
const store = read()

describe('a store of the documents', () => {
  test('its short keys [ENT-14] [ENT-23]', () => {
    expect(store).toMatchObject({
      gid: '12',
      name: 'Noodle House',
      logo: '/media/logo.webp',
      picture: '/media/cover.webp',
      phone: '6045550100',
      rating: 4.5,
      ratingCount: 20,
      description: 'Hand-pulled',
      images: ['/media/a.webp', '/media/from?url=https%3A%2F%2Fcdn.example%2Fb.webp'],
      keywords: ['noodle', '面'],
      timeZone: 'America/Vancouver',
      websiteUrl: 'https://noodle.example',
      currency: 'CAD',
      languages: ['en', 'zh'],
      announcements: ['Closed on Tuesday'],
      discountPercent: 10,
      shippingCountries: ['CA', 'US'],
    })
  })

  test('address and two categories [ENT-15]', () => {
    expect(store.address).toEqual({
      unit: '2',
      street: '500 Granville St',
      city: 'Vancouver',
      region: 'BC',
      postalCode: 'V6C 1W6',
      country: 'CA',
      lat: 49.28,
      lon: -123.11,
    })
    expect(store.categories).toEqual([1, 2])
  })

  test('opening status and hours of seven days [ENT-16] [STORE-2] [STORE-3]', () => {
    expect(store).toMatchObject({ isOpen: true, allowOrder: true, canPreOrder: false })
    expect(store.hours).toEqual([
      [
        { open: 660, close: 840 },
        { open: 1020, close: 1320 },
      ],
      ...[[], [], [], []],
      [{ open: 1080, close: 1560 }],
      [],
    ])
    expect(store.deliveryHours?.[0]).toEqual([{ open: 660, close: 1260 }])
    expect(store.unreadHours).toBe('')
  })

  test('hours that cannot be read are unknown and shown as they are; what the API says of the moment decides', () => {
    const unread = { hours: { weekly: 'by appointment' }, kflg: '' }
    expect(read(unread)).toMatchObject({ hours: null, deliveryHours: null, unreadHours: 'by appointment' })
    const now = new Date('2026-11-20T20:00:00Z')
    const at = (row: object) => ordering(orderingStore(read({ ...unread, ...row }), now), now)
    for (const kflg of ['', 'n/a', WIRE_STORE.kflg])
      expect([
        at({ kflg, is_open: 1, allow_order: 1 }),
        at({ kflg, is_open: 0, allow_order: 1 }),
        at({ kflg, is_open: 1, allow_order: 0 }),
      ]).toEqual(['now', 'no', 'no'])
  })

  test('payment for checkout [ENT-17]', () => {
    expect(store).toMatchObject({ pointsPerUnit: 100, requireBillingAddress: true })
    expect(store.payments).toEqual({
      ...byPaymentFlag(() => false),
      creditCard: true,
      cash: true,
      points: true,
      alipay: true,
      paypalExpress: true,
      unionPayExpress: true,
    })
  })

  test.each([
    ['accept_alipay', 'alipay'],
    ['accept_cash', 'cash'],
    ['accept_creditcard', 'creditCard'],
    ['accept_express', 'paypalExpress'],
    ['accept_paylater', 'payLater'],
    ['accept_wechat', 'wechat'],
    ['accept_union_pay', 'unionPay'],
    ['accept_union_pay_express', 'unionPayExpress'],
  ])('%s is %s and nothing else [ENT-17]', (key, method) => {
    const accepting = Object.keys(WIRE_STORE).filter((name) => name.startsWith('accept_'))
    const none = Object.fromEntries(accepting.map((name) => [name, 0]))
    const { payments } = read({ ...none, pflg: '', [key]: 1 })
    expect(Object.entries(payments).filter(([, accepted]) => accepted)).toEqual([[method, true]])
  })

  test('ordering for checkout [ENT-18]', () => {
    expect(store).toMatchObject({
      companyId: '3',
      requireTableNumber: true,
      services: { delivery: true, pickup: true, eatin: true },
      minDeliveryAmount: 2000,
      deliveryFee: 399,
      maxDeliveryKm: 8.5,
    })
    expect(read({ takeout: 0, pickup: 0 }).services.pickup).toBe(false)
    expect(read({ currency: null }).currency).toBe('CAD')
  })

  test('special hours are read as a day of the week is, and left out where they cannot be [ENT-16]', () => {
    const special_hours = {
      '2026-12-24': '11:00am-4:00pm',
      '2026-12-31': '12:00-14:00,17:00-02:00',
      '2027-01-01': 'tea',
    }
    const { holidays, specialHours } = read({ holidays: Object.keys(special_hours), special_hours })
    expect(holidays).toContain('2027-01-01')
    expect(specialHours).toEqual({
      '2026-12-24': [{ open: 660, close: 960 }],
      '2026-12-31': [
        { open: 720, close: 840 },
        { open: 1020, close: 1560 },
      ],
    })
    expect(read({}).specialHours).toEqual({})
  })

  test('a hold with an end is a pause, one without holds until the API says otherwise [ENT-19]', () => {
    const kflg = '1,1,1,0,0,1'
    expect(read({ kflg })).toMatchObject({ takesOnlineOrders: false, ordersPausedUntil: null })
    expect(read({ kflg, paused_until: '2026-06-05 19:30:00' })).toMatchObject({
      takesOnlineOrders: true,
      ordersPausedUntil: '2026-06-05T19:30:00.000Z',
    })
  })

  test('waiter service is the table-service flag [STORE-5]', () => {
    expect(store.waiterService).toBe(true)
    expect(read({ kflg: '1,1,0,1,0,0,1' }).waiterService).toBe(false)
  })
})

describe('a store in a list', () => {
  const { gid, nm, adr, logo, cats, is_open, tz, currency, hours, kflg, sflg } = WIRE_STORE
  const short = { gid, nm, adr, logo, cats, is_open }
  const card = (row: object) => toListedStore(listedStore.parse(row))

  test('with what its card shows, in the format of the detail', () => {
    const next_open = '2026-06-06 18:00:00'
    const listed = card({ ...short, tz, currency, hours, kflg, sflg, next_open })
    expect(listed).toMatchObject({ gid: '12', name: 'Noodle House', logo: '/media/logo.webp', categories: [1, 2] })
    expect([listed.currency, card(short).currency]).toEqual(['CAD', null])
    expect(listed.serving).toMatchObject({
      timeZone: 'America/Vancouver',
      services: { delivery: true, pickup: false, eatin: true },
      waiterService: true,
      deliveryFee: 399,
      minDeliveryAmount: 2000,
      stopOrderMinutes: 0,
      nextOpening: '2026-06-06T18:00:00.000Z',
    })
    expect(listed.serving?.hours?.[5]).toEqual([{ open: 1080, close: 1560 }])
  })

  test.each([
    [undefined, {}],
    [null, {}],
    [{}, {}],
    [{ delivery: { from: '25', to: 35 }, pickup: null }, { delivery: { from: 25, to: 35 } }],
    [{ pickup: { from: 20, to: 20 }, eatin: { from: 40, to: 30 } }, { pickup: { from: 20, to: 20 } }],
    [{ pickup: { from: -5, to: 5 } }, {}],
  ])('estimates of %j are %j, as on its page', (est, estimates) => {
    expect(card({ ...short, est }).estimates).toEqual(estimates)
    expect(toStore(storeDetail.parse({ ...WIRE_STORE, est }), 12).estimates).toEqual(estimates)
  })

  test('hours that cannot be read leave its card to what the API says of the moment', () => {
    const listed = card({ ...short, tz, currency, hours: { weekly: 'by appointment' }, kflg, sflg })
    expect(listed.serving).toMatchObject({ hours: null, deliveryFee: 399 })
    expect(listedFacts(listed, new Date())).toBeNull()
  })

  test('optional fields may be missing', () => {
    expect(card(short)).toMatchObject({ isOpen: true, serving: null })
    expect(card({ ...short, tz, hours, kflg }).serving).toBeNull()
    for (const unread of ['', 'n/a', 'yes,no', null])
      expect([
        card({ ...short, tz, hours, kflg, sflg: unread }).serving,
        card({ ...short, tz, hours, kflg: unread, sflg }).serving,
      ]).toEqual([null, null])
  })
})

/** The documents' lists, in their order. */
const DOCUMENTED = {
  kflg: 'v2p, online order, hold ordering, require table number, waitlist, waiter service, reservation, preorder, stop order before close, upsell, delivery fee, flat-fee delivery distance, fee per km, time interval, max delivery distance, min delivery amount, placeholder image, display format, product detail display, pagination, landing page, p2v, self checkout, require billing address',
  aflg: 'tv, wifi, alcohol, environment, attire, noise, outdoor seating, kids, group, business friendly, parking, bike parking',
  sflg: 'delivery, eatin, takeout',
  pflg: 'credit card, cash, points, pay later, wechat, alipay, paypal express, stripe, union pay, union pay express',
} as const
const ROWS = { kflg: 'ENT-19', aflg: 'ENT-20', sflg: 'ENT-21', pflg: 'ENT-22' } as const

describe('flags', () => {
  test.each(Object.entries(ROWS))('%s by position [%s] [ENT-23]', (kind) => {
    const key = kind as keyof typeof DOCUMENTED
    const names = DOCUMENTED[key]
      .split(', ')
      .map((name) => name.replace(/[ -](\w)/g, (_, first: string) => first.toUpperCase()))
    expect(STORE_FLAGS[key]).toEqual(names)
    const values = names.map((_, index) => index + 0.5)
    expect(Object.values(parseFlags(key, values.join(',')))).toEqual(values)
  })

  test('without commas one character each; missing flags are off [ENT-23]', () => {
    expect(parseFlags('sflg', '101')).toEqual({ delivery: 1, eatin: 0, takeout: 1 })
    expect(parseFlags('sflg', '1')).toEqual({ delivery: 1, eatin: 0, takeout: 0 })
    expect(parseFlags('sflg', 'x,, 1 ')).toEqual({ delivery: 0, eatin: 0, takeout: 1 })
  })
})
