import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const calls = await import('@/lib/commerce-client/account/gift-cards-api')

const paging = { total: 1, page: 1 }
const NOODLE = { domain: 'noodle.example', gid: 12 }

test('cards as the documents write them; CAD and no logo by default [ENT-35] [DOM-3]', async () => {
  const card = {
    gc: 'GC-77',
    g_id: '12',
    s_name: 'Noodle House',
    bal: '25.50',
    bk_val: 50,
    exp_dt: '2027-01-01 00:00:00',
  }
  api.answerWith({ RC: 200, records: { cards: [card], paging } })
  expect(await calls.listGiftCards(NOODLE, credentials)).toEqual({
    ok: true,
    value: [
      {
        code: 'GC-77',
        gid: '12',
        storeName: 'Noodle House',
        storeLogo: '',
        balance: 2550,
        bookValue: 5000,
        currency: 'CAD',
        expiresAt: '2027-01-01T00:00:00.000Z',
        purchasedAt: null,
        waitsFor: null,
        colour: null,
      },
    ],
  })
  expect(api.lastSigned().path).toBe('/api/rest/v7/giftcard?page=1&limit=-1&domain=noodle.example')
})

test('an independent domain shows no card of another store, whatever an API lists [DOM-3]', async () => {
  const cards = [12, 13].map((g_id) => ({ gc: `GC-${g_id}`, g_id, bal: 1 }))
  api.answerWith({ RC: 200, records: { cards, paging } })
  const shown = await calls.listGiftCards(NOODLE, credentials)
  expect(shown.ok && shown.value.map(({ code }) => code)).toEqual(['GC-12'])
})

test('the colour of its store, dark enough for white, as our own API tells it', async () => {
  const card = { gc: 'GC-77', g_id: 12, bal: 1 }
  const cards = [
    { ...card, accent: '#1d4ed8' },
    { ...card, gc: 'GC-78', accent: '#ffd60a' },
  ]
  api.answerWith({ RC: 200, records: { cards, paging } })
  const answer = await calls.listGiftCards(null, credentials)
  const [blue, yellow] = answer.ok ? answer.value.map(({ colour }) => colour ?? '') : []
  expect(blue).toBe('#1d4ed8')
  expect(wcagContrast(yellow ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

describe('the history', () => {
  const ask = () => calls.listGiftCardHistory({ code: 'GC-77', currency: 'CAD' }, credentials)

  test('is requested by code, unpaged; an unknown type has no name [CALL-35] [ENT-63]', async () => {
    const history = [
      { date: '2026-11-20 19:00:00', type: '1', extra: 'o1', delta: '-5.00', balance: 20 },
      { date: '2026-11-19 19:00:00', type: 99, delta: 25, balance: '25' },
    ]
    api.answerWith({ RC: 200, records: { history, paging } })
    expect(await ask()).toEqual({
      ok: true,
      value: [
        { at: '2026-11-20T19:00:00.000Z', type: 'used', extra: 'o1', delta: -500, balance: 2000 },
        { at: '2026-11-19T19:00:00.000Z', type: null, extra: '', delta: 2500, balance: 2500 },
      ],
    })
    expect(api.lastSigned()).toMatchObject({
      method: 'GET',
      path: '/api/rest/v7/gifthistory?code=GC-77&page=1&limit=-1',
    })
  })

  test('is in the local time of the store, where the API tells its zone', async () => {
    const history = [{ date: '2026-11-20 19:00:00', type: 1, extra: 'o1', delta: -5, balance: 20 }]
    api.answerWith({ RC: 200, records: { history, tz: 'America/Toronto', paging } })
    expect(await ask()).toMatchObject({ value: [{ at: '2026-11-20T14:00:00-05:00' }] })
  })

  test("another customer's card is not found", async () => {
    api.answerWith({ RC: 484 })
    expect(await ask()).toEqual({ ok: false, code: 'not_found' })
  })
})

describe('the transfer', () => {
  const send = () =>
    calls.transferGiftCard({ code: 'GC-77', receiver: 'friend@mail.example', comment: 'Enjoy' }, credentials)

  test('posts receiver, comment and code, and needs no records in the response [CALL-36]', async () => {
    api.answerWith({ RC: 200 })
    expect(await send()).toEqual({ ok: true, value: null })
    expect(api.lastSigned()).toEqual({
      ...credentials,
      method: 'POST',
      path: '/api/rest/v7/giftcard',
      data: { receiver: 'friend@mail.example', comment: 'Enjoy', code: 'GC-77' },
    })
  })

  test.each([
    [484, 'not_found'],
    [404, 'not_found'],
    [400, 'invalid_request'],
    [500, 'unexpected_error'],
  ])('RC %i is %s', async (RC, code) => {
    api.answerWith({ RC })
    expect(await send()).toEqual({ ok: false, code })
  })

  test('answers with the card while it waits for an address', async () => {
    const card = {
      gc: 'GC-77',
      g_id: 12,
      s_name: 'Noodle House',
      bal: 25.5,
      bk_val: 50,
      waits_for: 'friend@mail.example',
    }
    api.answerWith({ RC: 200, records: { cards: [{ ...card, gc: 'GC-78' }, card], paging } })
    expect(await send()).toMatchObject({ ok: true, value: { code: 'GC-77', waitsFor: 'friend@mail.example' } })
  })
})

describe('taking back', () => {
  test('posts the code', async () => {
    api.answerWith({ RC: 200, records: null })
    expect(await calls.takeBackGiftCard('GC-77', credentials)).toEqual({ ok: true, value: null })
    expect(api.lastSigned()).toMatchObject({ path: '/api/rest/v7/giftcard/takeback', data: { code: 'GC-77' } })
  })

  test('of a card that does not wait is not found', async () => {
    api.answerWith({ RC: 484 })
    expect(await calls.takeBackGiftCard('GC-77', credentials)).toEqual({ ok: false, code: 'not_found' })
  })
})
