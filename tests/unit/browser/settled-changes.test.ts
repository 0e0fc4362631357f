// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { updateEmail, updatePhone, updateProfile } from '@/lib/browser/account/fetch-account'
import { deleteAddress, saveAddress, setDefaultAddress } from '@/lib/browser/account/fetch-addresses'
import { addBookmark, deleteBookmark } from '@/lib/browser/account/fetch-bookmarks'
import { removeSavedCard } from '@/lib/browser/account/fetch-saved-cards'
import { takeBackGiftCard, transferGiftCard } from '@/lib/browser/account/fetch-wallet'
import { cancelOrder, sendComment, sendReview } from '@/lib/browser/orders/fetch-orders'
import { signUp } from '@/lib/browser/session/fetch-session'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import type { Result } from '@/lib/domain/result'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { sampleAddress, sampleCustomer } from '@/tests/support/sample-checkout'
import { sampleOrder } from '@/tests/support/sample-order'

afterEach(() => vi.unstubAllGlobals())

const LOST = { ok: false, code: 'change_unknown' }
const CUSTOMER = { ...sampleCustomer, firstName: 'Mei', lastName: 'Chen', nickName: '' }
const HOME = { ...sampleAddress, country: 'CA' as const }
const TYPED = { ...HOME, id: null, phone: '(604) 555-0123', postalCode: 'v6b1a1' }
const BOOKMARK = {
  id: 12,
  name: 'Noodle House',
  picture: '',
  cover: '',
  rating: null,
  address: '',
  storeId: null,
  price: null,
}
const BOOKMARKS = { stores: [BOOKMARK], products: [], deals: [] }
const NONE = { stores: [], products: [], deals: [] }
const CARD = { ref: 'pm_1', brand: 'Visa', lastFour: '4242', month: 12, year: 2040 } as const
const SAID = { comment: 'No onions', at: null, isAdmin: false }
const CODE = 'GIFT-0001-7788'
const GIFT_CARD: GiftCard = {
  ...{ code: CODE, gid: 12, storeName: 'Noodle House', storeLogo: '', balance: 7760, bookValue: 10_000 },
  ...{ currency: 'CAD', expiresAt: null, purchasedAt: null, waitsFor: null, colour: null },
}

interface Change {
  route: keyof ApiMocks
  make: () => Promise<Result<unknown>>
  read: keyof ApiMocks
  /** what is read where the change was made, and where it was not */
  made: unknown
  not: unknown
}
const CHANGES: Record<string, Change> = {
  'a new address': {
    ...{ route: 'POST /api/addresses', make: () => saveAddress(TYPED), read: 'GET /api/addresses' },
    ...{ made: [sampleAddress], not: [{ ...sampleAddress, street: '1 Main St' }] },
  },
  'a changed address': {
    ...{
      route: 'POST /api/addresses',
      make: () => saveAddress({ ...HOME, buzz: '9' }),
      read: 'GET /api/addresses',
    },
    ...{ made: [{ ...sampleAddress, buzz: '9' }], not: [{ ...sampleAddress, id: 6, buzz: '9' }] },
  },
  'a deleted address': {
    ...{ route: 'DELETE /api/addresses', make: () => deleteAddress(5), read: 'GET /api/addresses' },
    ...{ made: [{ ...sampleAddress, id: 6 }], not: [sampleAddress] },
  },
  'a default address': {
    ...{ route: 'POST /api/addresses/default', make: () => setDefaultAddress(5, true), read: 'GET /api/addresses' },
    ...{ made: [{ ...sampleAddress, isDefault: true }], not: [{ ...sampleAddress, isDefault: false }] },
  },
  'a profile': {
    ...{ route: 'POST /api/account', make: () => updateProfile({ firstName: 'Bo', lastName: '', nickName: '' }) },
    ...{
      read: 'GET /api/account',
      made: { ...CUSTOMER, firstName: 'Bo', lastName: '' },
      not: { ...CUSTOMER, firstName: 'Bo' },
    },
  },
  'an email that waits for its confirmation': {
    ...{
      route: 'POST /api/account/email',
      make: () => updateEmail({ email: 'Bo@mail.example' }),
      read: 'GET /api/account',
    },
    ...{ made: { ...CUSTOMER, pendingEmail: 'bo@mail.example' }, not: CUSTOMER },
  },
  'a phone': {
    ...{ route: 'POST /api/account/phone', read: 'GET /api/account', made: { ...CUSTOMER, phone: '+1 604-555-0199' } },
    ...{ make: () => updatePhone({ phone: '6045550199', countryCode: 'CA', vc: '123456' }), not: CUSTOMER },
  },
  'a bookmark': {
    ...{
      route: 'POST /api/bookmarks',
      make: () => addBookmark({ kind: 'stores', id: 12 }),
      read: 'GET /api/bookmarks',
    },
    ...{ made: BOOKMARKS, not: NONE },
  },
  'a bookmark that is removed': {
    ...{ route: 'DELETE /api/bookmarks', make: () => deleteBookmark({ kind: 'stores', id: 12 }) },
    ...{ read: 'GET /api/bookmarks', made: NONE, not: BOOKMARKS },
  },
  'a saved card that is removed': {
    ...{ route: 'DELETE /api/account/cards', make: () => removeSavedCard('pm_1'), read: 'GET /api/account/cards' },
    ...{ made: [], not: [CARD] },
  },
  'a gift card that is given away': {
    ...{ route: 'POST /api/gift-cards', read: 'GET /api/gift-cards', made: [], not: [GIFT_CARD] },
    make: () => transferGiftCard({ code: CODE, receiver: 'bo@mail.example', comment: '' }),
  },
  'a gift card that is taken back': {
    ...{ route: 'POST /api/gift-cards/take-back', make: () => takeBackGiftCard(CODE), read: 'GET /api/gift-cards' },
    ...{ made: [GIFT_CARD], not: [{ ...GIFT_CARD, waitsFor: 'bo@mail.example' }] },
  },
  'a cancellation': {
    ...{ route: 'POST /api/orders/o1/cancel', make: () => cancelOrder('o1'), read: 'GET /api/orders/o1' },
    ...{ made: { ...sampleOrder, status: 5 }, not: sampleOrder },
  },
  'a comment that was written once before': {
    ...{
      route: 'POST /api/orders/o1/comments',
      make: () => sendComment('o1', 'No onions', 1),
      read: 'GET /api/orders/o1',
    },
    ...{ made: { ...sampleOrder, comments: [SAID, SAID] }, not: { ...sampleOrder, comments: [SAID] } },
  },
  'a review': {
    ...{ route: 'POST /api/orders/o1/review', make: () => sendReview('o1', { rating: 5, comment: 'Good' }) },
    ...{ read: 'GET /api/orders/o1', made: { ...sampleOrder, hasReview: true }, not: sampleOrder },
  },
}

describe('a change whose answer is lost', () => {
  test.each(Object.entries(CHANGES))('%s: what is read after it tells', async (_, { route, make, read, made, not }) => {
    let now = made
    const api = mockApi({
      [route]: rejection('change_unknown', undefined, 504),
      [read]: () => ({ json: now }),
    } as ApiMocks)
    expect(await make()).toMatchObject({ ok: true })
    now = not
    expect(await make()).toEqual(LOST)
    expect(api.callsOf(route)).toHaveLength(2)
    mockApi({ [route]: rejection('change_unknown', undefined, 504) } as ApiMocks)
    expect(await make()).toEqual(LOST)
  })

  test.each(Object.entries(CHANGES))(
    '%s: nothing is read after any other failure',
    async (_, { route, make, read }) => {
      const api = mockApi({ [route]: rejection('unexpected_error', undefined, 500) } as ApiMocks)
      expect(await make()).toEqual({ ok: false, code: 'unexpected_error' })
      expect(api.callsOf(read)).toEqual([])
    },
  )

  test('a registration: the login with its password tells', async () => {
    const form = { email: 'mei@mail.example', password: 'noodles-88' }
    const lost = rejection('change_unknown', undefined, 504)
    const api = mockApi({ 'POST /api/session/register': lost, 'POST /api/session': { json: { firstName: '' } } })
    expect(await signUp(form)).toMatchObject({ ok: true })
    expect(api.callsOf('POST /api/session')[0]?.body).toEqual({ mode: 'account', ...form })
    mockApi({ 'POST /api/session/register': lost, 'POST /api/session': rejection('incorrect_username_password') })
    expect(await signUp(form)).toEqual(LOST)
  })
})

describe('the same again', () => {
  test('adds no address that is in the book by now', async () => {
    const api = mockApi({ 'GET /api/addresses': { json: [sampleAddress] }, 'POST /api/addresses': { json: [] } })
    expect(await saveAddress(TYPED, true)).toEqual({ ok: true, value: [sampleAddress] })
    expect(api.callsOf('POST /api/addresses')).toEqual([])
    await saveAddress({ ...TYPED, street: '1 Main St' }, true)
    expect(api.callsOf('POST /api/addresses')).toHaveLength(1)
  })

  test('finds a gift card that is gone by now given away, and one that is still there not', async () => {
    const transfer = { code: CODE, receiver: 'bo@mail.example', comment: '' }
    const refused = rejection('not_found', undefined, 404)
    mockApi({ 'POST /api/gift-cards': refused, 'GET /api/gift-cards': { json: [] } })
    expect(await transferGiftCard(transfer, true)).toEqual({ ok: true, value: null })
    expect(await transferGiftCard(transfer)).toEqual({ ok: false, code: 'not_found' })
    mockApi({ 'POST /api/gift-cards': refused, 'GET /api/gift-cards': { json: [GIFT_CARD] } })
    expect(await transferGiftCard(transfer, true)).toEqual({ ok: false, code: 'not_found' })
  })
})
