import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { OrderHistory } from '@/components/orders/list/order-history'
import { RecentOrders } from '@/components/orders/list/recent-orders'
import { PayNowForm } from '@/components/pay-order/pay-now-form'
import { toOrder } from '@/lib/commerce-client/orders/order-mapper'
import { toOrderRow } from '@/lib/commerce-client/orders/order-row-mapper'
import { readRecords } from '@/lib/commerce-client/transport/read-records'
import { orderDetail } from '@/lib/contract/order-detail'
import { listOrders } from '@/lib/contract/orders'
import type { Language } from '@/lib/domain/languages/languages'
import { toPayableOrder } from '@/lib/domain/payment/pay-now'
import { mockApi } from '@/tests/support/mock-api'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'
import { WIRE_ORDER } from '@/tests/support/wire-order'
import { renderOrder } from './render-order'

afterEach(() => vi.unstubAllGlobals())

/** Of every key whose values are a list: one that is not in it, one that cannot be read, none. */
const STRANGE: Record<string, readonly unknown[]> = {
  status: [0, 8, -1, '99', 'shipped', true, {}, '', null, undefined],
  status_detail: ['frozen', 7, {}, null, undefined],
  payment_state: ['odd', 7, {}, null, undefined],
  delivery_status: [-5, 50, 'started', {}, null, undefined],
  shipping_method: [0, 9, -1, 'courier', {}, null, undefined],
  payment_method: [9, 99, -1, 'cheque', {}, null, undefined],
}
const SEPARATE = { label: 'Packing', value: '1.00', is_separate: true }
/** A pending order that may be cancelled and paid, with a surcharge of its own. */
const PENDING = {
  ...WIRE_ORDER,
  ...{ status: 1, status_detail: '', delivery_status: 0, shipping_method: 2, payment_method: 8, credit_card: '' },
  ...{ total_due: '33.21', allow_paynow: 1, order_surcharge: SEPARATE, related_order_id: '', payment_state: null },
  store_address: null,
}

function orderWith(changes: object) {
  const read = readRecords(orderDetail, { ...PENDING, ...changes })
  if (!read.ok) throw new Error(read.loss.reason)
  return toOrder(read.value, 'o1')
}
const cases = (key: string) => (STRANGE[key] ?? []).map((value) => [JSON.stringify(value) ?? 'none', value] as const)
const button = (name: string) => screen.queryByRole('button', { name })
const link = (name: string) => screen.queryByRole('link', { name })

describe('an order whose status is not known', () => {
  test.each(cases('status'))('%s: says so, and offers nothing that depends on it', (_, status) => {
    renderOrder(orderWith({ status }))
    expect(screen.getAllByText('Status unknown')[0]).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull()
    for (const text of ['Pending', 'Waiting for the store to accept', 'Not paid yet', /pay it separately/])
      expect(screen.queryByText(text)).toBeNull()
    expect([button('Cancel order'), link('Pay now'), link('Pay surcharge')]).toEqual([null, null, null])
    expect(screen.getByText('C$1.00 before tax')).toBeVisible()
  })

  test('a known one says what it is, and offers all of it', () => {
    renderOrder(orderWith({}))
    expect(screen.getByText('Waiting for the store to accept')).toBeVisible()
    expect([button('Cancel order'), link('Pay now'), link('Pay surcharge')]).not.toContain(null)
  })

  test.each<[Language, string]>([
    ['en', 'Status unknown'],
    ['zh', '状态未知'],
    ['zh-Hant', '狀態不明'],
    ['jp', '状況不明'],
  ])('in %s: %s', (language, text) => {
    renderOrder(orderWith({ status: 99 }), undefined, language)
    expect(screen.getAllByText(text)[0]).toBeVisible()
  })

  test('is not paid by its link either, which does not say why', () => {
    mockApi({ 'GET /api/session': { json: { signedIn: false } } })
    const start = {
      ...{ order: toPayableOrder(orderWith({ status: 99 })), isOwner: false, payments: sampleStore.payments },
      ...{ requireBillingAddress: false, takesTips: false, tipCutOff: 2000 },
    }
    show(<PayNowForm start={start} isBack={false} reload={vi.fn()} />)
    expect(screen.getByText('This order can’t be paid right now')).toBeVisible()
    expect(screen.queryByText(/It was cancelled/)).toBeNull()
    expect(button('Pay now')).toBeDisabled()
  })
})

describe('an order of which something else is not known', () => {
  test.each(cases('status_detail'))('status_detail %s: its status stands', (_, status_detail) => {
    renderOrder(orderWith({ status_detail }))
    expect(screen.getAllByText('Pending')[0]).toBeVisible()
    expect(screen.queryByText('On hold')).toBeNull()
  })

  test.each(cases('payment_state'))('payment_state %s: its status stands', (_, payment_state) => {
    renderOrder(orderWith({ payment_state }))
    expect(screen.getByText('Waiting for the store to accept')).toBeVisible()
    expect(screen.queryByText('Waiting for your payment')).toBeNull()
  })

  test.each(cases('delivery_status'))('delivery_status %s: the store has not started', (_, delivery_status) => {
    renderOrder(orderWith({ status: 2, delivery_status }))
    expect(screen.getByText('Accepted')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Write to the store' })).toBeVisible()
  })

  test.each(cases('shipping_method'))('shipping_method %s: the headline claims nothing of it', (_, shipping_method) => {
    renderOrder(orderWith({ shipping_method }))
    const isTold = typeof shipping_method === 'number' && shipping_method !== 0
    const type = screen.queryByText('Order type')?.nextElementSibling ?? null
    if (isTold) expect(type).toHaveTextContent(/^Unknown$/)
    else expect(type).toBeNull()
    for (const text of ['Being packed', 'Being prepared', 'Delivered', 'Picked up', 'Served'])
      expect(screen.queryByText(text)).toBeNull()
  })

  test.each(cases('payment_method'))('payment_method %s', (_, payment_method) => {
    renderOrder(orderWith({ payment_method }))
    const payment = screen.queryByText('Payment')?.nextElementSibling ?? null
    if (typeof payment_method === 'number') expect(payment).toHaveTextContent(/^Unknown$/)
    else expect(payment).toBeNull()
  })

  test.each(['crypto', 7, '', null, undefined])('a refund to %j is a refund', (to) => {
    renderOrder(orderWith({ status: 5, refunds: [{ to, amt: '5.00' }] }))
    expect(within(screen.getByRole('region', { name: 'Refunds' })).getByText('Refund')).toBeVisible()
  })
})

describe('an order in a currency that is not known', () => {
  test.each([
    ['XYZ', 'XYZ 45.21'],
    ['cad', 'C$45.21'],
    ['C$', '45.21'],
    ['dollars', '45.21'],
    [{ code: 'CAD' }, '45.21'],
    [null, 'C$45.21'],
  ])('%j: its amounts are shown, as %s', (currency, total) => {
    renderOrder(orderWith({ currency, order_total: '45.21' }))
    expect(screen.getByText('Order total').nextElementSibling).toHaveTextContent(total)
    // nobody can say what would be charged
    expect(link('Pay now') === null).toBe(total === '45.21')
  })
})

describe('a row of the list', () => {
  function rowWith(changes: object) {
    const row = { ord_id: 'o1', s_nm: 'Noodle House', amt: 1, st: 1, shp_mtd: 2, order_item: [], ...changes }
    const read = readRecords(listOrders.records, { orders: [row] })
    if (!read.ok) throw new Error(read.loss.reason)
    return read.value.orders.map(toOrderRow)
  }
  const page = (items: ReturnType<typeof rowWith>) => ({ json: { items, page: 1, pageSize: 20, total: 1 } })
  async function cellsOf(changes: object) {
    mockApi({ 'GET /api/orders': page(rowWith(changes)) })
    show(<OrderHistory page={1} search={{}} />)
    const [, row] = await screen.findAllByRole('row')
    const cells = within(row as HTMLElement).getAllByRole('cell')
    return { type: cells[1]?.textContent, status: cells[5]?.textContent }
  }

  test.each(cases('status'))('status %s', async (_, st) => {
    expect(await cellsOf({ st })).toEqual({ type: 'Pickup', status: 'Status unknown' })
  })

  test.each(cases('shipping_method'))('method %s', async (_, shp_mtd) => {
    const type = typeof shp_mtd === 'number' && shp_mtd !== 0 ? 'Unknown' : ''
    expect(await cellsOf({ shp_mtd })).toEqual({ type, status: 'Pending' })
  })

  test.each([
    ['XYZ', 'XYZ 1.00'],
    ['C$', '1.00'],
  ])('currency %s: %s', async (curr, amount) => {
    mockApi({ 'GET /api/orders': page(rowWith({ curr })) })
    show(<OrderHistory page={1} search={{}} />)
    expect(await screen.findByRole('cell', { name: amount })).toBeVisible()
  })

  test('of the newest orders says it too', async () => {
    mockApi({ 'GET /api/account/recent-orders': page(rowWith({ st: 99 })) })
    show(<RecentOrders />)
    expect(await screen.findByRole('link', { name: /Noodle House.*Status unknown/ })).toBeVisible()
  })
})
