import { describe, expect, test, vi } from 'vitest'
import { lineOf } from '@/lib/domain/cart/menu-selection'
import type { Id } from '@/lib/domain/codes/id'
import { preselect } from '@/lib/domain/option-groups'
import { WIRE_QUOTE } from '@/tests/support/documented-answers'
import { credentials, type Received, serveFakeApi } from '@/tests/support/fake-api'
import { WIRE_ADDRESS } from '@/tests/support/wire-address'
import { WIRE_STORE } from '@/tests/support/wire-store'

const { warn, logError } = vi.hoisted(() => ({ warn: vi.fn(), logError: vi.fn() }))
vi.mock('@/lib/log', () => ({ log: { warn, error: logError } }))
const api = await serveFakeApi()
const { getStore } = await import('@/lib/commerce-client/stores/stores-api')
const { getMenuPage, getProducts } = await import('@/lib/commerce-client/stores/menu-api')
const { quoteCart } = await import('@/lib/commerce-client/orders/quotes-api')
const book = await import('@/lib/commerce-client/account/address-book-api')
const { changeBookmark } = await import('@/lib/commerce-client/account/bookmarks-api')

interface Ids {
  gid: Id
  pid: Id
  group: Id
  choice: Id
  address: Id
}

const menuOf = ({ pid, group, choice }: Ids) => [
  {
    id: 's-1',
    nm: 'Soups',
    products: [
      {
        ...{ pid, nm: 'Beef noodles', pc: '20.00' },
        opt: [{ id: group, nm: 'Size', min: 1, max: 1, opts: [{ id: choice, nm: 'Large', pc: 0 }] }],
      },
    ],
  },
]

/** `refusesOthers`: a quote with another dish, or with this one in another form. */
function answerWith(ids: Ids, refusesOthers = false): void {
  api.answerWith(({ path, body }: Received) => {
    const { path: signed = '', data } = (body ?? {}) as { path?: string; data?: { data?: { items?: { pid: Id }[] } } }
    if (refusesOthers && data?.data?.items?.some(({ pid }) => pid !== ids.pid)) return { RC: 400 }
    if (path.endsWith('sdtl2')) return { RC: 200, records: { ...WIRE_STORE, gid: ids.gid, group_id: ids.gid } }
    if (path.endsWith('cplst2')) return { RC: 200, records: menuOf(ids) }
    if (signed.endsWith('ctotal')) return { RC: 200, records: WIRE_QUOTE }
    return { RC: 200, records: [{ ...WIRE_ADDRESS, id: ids.address }] }
  })
}

const sent = () => api.lastSigned().data

describe.each<[string, Ids]>([
  ['64 letters', { gid: 'g'.repeat(64), pid: 'P'.repeat(64), group: 'o-1', choice: 'o_1', address: 'A-b_9' }],
  ['19 digits', { gid: '9223372036854775807', pid: '9007199254740993', group: '1', choice: '11', address: '12' }],
  ['zeros before them', { gid: '0012', pid: '034', group: '01', choice: '011', address: '05' }],
  ['numbers of 15 digits', { gid: 999999999999991, pid: 999999999999992, group: 1, choice: 11, address: 5 }],
])('an API whose ids are %s', (_, ids) => {
  test('gets them back as it wrote them', async () => {
    answerWith(ids)
    const store = await getStore(`${ids.gid}`, 'en')
    if (!store) throw new Error('no store')
    expect(api.received[0]?.query.gid).toBe(`${ids.gid}`)
    const [section] = (await getMenuPage(store, 'en'))?.sections ?? []
    const [product] = section?.products ?? []
    const line = product && lineOf(product, preselect(product.optionGroups), 1)
    if (!line) throw new Error('no line')
    // a cart is stored as JSON
    const lines = [JSON.parse(JSON.stringify(line))]
    const cart = { gid: store.gid, currency: 'CAD', lines, fulfilmentMethod: 2, fulfilmentOption: '', coupon: '' }
    expect((await quoteCart({ ...cart, address: null, language: 'en' }, credentials)).ok).toBe(true)
    expect(sent()).toMatchObject({
      data: { gid: ids.gid, items: [{ pid: ids.pid, options: [{ Item1: ids.group, Item2: ids.choice }] }] },
    })
    expect((await getProducts(store, 'en', [`${ids.pid}`])).map(({ id }) => id)).toEqual([ids.pid])

    const [address] = (await book.listAddresses(credentials).then((answer) => answer.ok && answer.value)) || []
    expect(address?.id).toBe(ids.address)
    await book.deleteAddress(ids.address, credentials)
    expect(sent()).toEqual({ id: ids.address })
    await changeBookmark({ kind: 'products', id: ids.pid }, 'add', credentials)
    expect(sent()).toMatchObject({ data: { ids: [ids.pid] } })
  })
})

test.each<[string, Id, Id]>([
  ['numbers, where the API writes text by now', 34, '34'],
  ['text, where the API writes numbers by now', '34', 34],
])('a cart of before with %s is quoted once more with its ids', async (_, before, now) => {
  const [group, choice] = typeof now === 'string' ? ['1', '11'] : [1, 11]
  answerWith({ gid: 12, pid: now, group, choice, address: 5 }, true)
  const lines = [{ pid: before, qty: 1, pc: 2000, options: { 1: [typeof before === 'string' ? '11' : 11] } }]
  const cart = { gid: 12, currency: 'CAD', lines, fulfilmentMethod: 2, fulfilmentOption: '', coupon: '' }
  expect((await quoteCart({ ...cart, address: null, language: 'en' }, credentials)).ok).toBe(true)
  expect(sent()).toMatchObject({ data: { items: [{ pid: now, options: [{ Item1: group, Item2: choice }] }] } })
})

const ROUNDED = '{"id":9223372036854775807,"fn":"Mei"}'

test('a number that JSON has rounded costs its row, and the log says why', async () => {
  api.answerWith(() => JSON.parse(`{"RC":200,"records":[${ROUNDED},{"id":5,"fn":"Bo"}]}`))
  const answer = await book.listAddresses(credentials)
  expect(answer.ok && answer.value.map(({ id }) => id)).toEqual([5])
  const reason = expect.stringContaining('a number beyond 2^53')
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ call: 'customerAddr', path: '*', reason }),
    'left out of an answer',
  )
})

test('a list whose ids are all such numbers is unknown, not empty, and the log says why', async () => {
  api.answerWith(() => JSON.parse(`{"RC":200,"records":[${ROUNDED}]}`))
  expect(await book.listAddresses(credentials)).toEqual({ ok: false, code: 'unreadable_answer' })
  const message = expect.stringMatching(/customerAddr: \*: no row can be read: id: a number beyond 2\^53/)
  expect(logError).toHaveBeenCalledWith({}, 'an answer cannot be read', expect.objectContaining({ message }))
})

test.each(['abc', '0012', '9223372036854775807'])('an API that refuses %s as no id has no such store', async (gid) => {
  api.answerWith({ RC: 400 })
  expect(await getStore(gid, 'en')).toBeNull()
  for (const number of [12, '12']) await expect(getStore(number, 'en')).rejects.toThrow('no answer to')
})
