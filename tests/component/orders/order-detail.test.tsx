import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleOrder } from '@/tests/support/sample-order'
import type { show } from '@/tests/support/show'
import { renderOrder } from './render-order'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const region = (name: string) => screen.getByRole('region', { name })
const facts = (within_: HTMLElement) =>
  [...within_.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

test('an amount that was paid without goods has its bill, and no list of items', () => {
  renderOrder({ items: [] })
  expect(screen.queryByRole('heading', { name: 'Items' })).toBeNull()
  expect(facts(region('Order amount')).some((fact) => fact.startsWith('Order total'))).toBe(true)
})

describe('an order that hands nothing over', () => {
  const voucher = { status: 1, fulfilmentMethod: 5, shippingAddress: null } as const

  test('waits for no store and has no order type', () => {
    renderOrder(voucher)
    expect(screen.queryByText('Waiting for the store to accept')).toBeNull()
    expect(facts(region('Order')).some((fact) => fact.startsWith('Order type'))).toBe(false)
  })

  test('is not one that is sent to an address', () => {
    renderOrder({ ...voucher, shippingAddress: sampleAddress })
    expect(screen.getByText('Waiting for the store to accept')).toBeVisible()
    expect(facts(region('Order'))).toContain('Order type: Free shipping')
  })
})

test('a long id has a short number beside it, a short id has none', () => {
  const { unmount } = renderOrder({ id: '10023', status: 4 })
  expect(screen.queryByText(/^Short number/)).toBeNull()
  unmount()
  renderOrder({ id: 'gtehtxhougbxmqg4', status: 4 })
  expect(screen.getByText('Order #gtehtxhougbxmqg4')).toBeVisible()
  expect(screen.getByText('Short number: BXM-QG4')).toBeVisible()
})

test.each([
  ['preparing', { deliveryStatus: 115 }, 'Being prepared'],
  ['ready', { deliveryStatus: 115, preparedAt: '2026-11-20T12:35:00-08:00' }, 'Your order is ready'],
])('an accepted order that is %s says so', (_, facts, words) => {
  renderOrder({ status: 2, ...facts })
  expect(screen.getByText(new RegExp(words))).toBeVisible()
})

test.each<[OrderStatus, number]>([
  [1, 1],
  [2, 1],
  [4, 0],
  [5, 0],
  [6, 0],
])('at status %i, how old the page is is said %i times', (status, times) => {
  renderOrder({ status })
  expect(screen.queryAllByText(/^Updated \d+s ago$/)).toHaveLength(times)
})

describe('items and totals', () => {
  test('every price line that is not zero, with its amount [ORD-46] [ORD-7]', () => {
    renderOrder()
    expect(facts(region('Items'))).toEqual([
      'Subtotal: C$40.00',
      'Store discount: −C$4.00',
      'Coupon discount SPRING: −C$1.50',
      'Shipping and handling: C$3.99',
      'Total before tax: C$38.49',
      'GST: C$1.92',
      'Tips: C$4.80',
      'Order total: C$45.21',
      'Gift card payment: C$10.00',
      'Points payment: C$2.00',
      'Total paid: C$12.00',
      'Total due: C$33.21',
    ])
  })

  test.each([
    ['Visa 4242', 2, 'Visa ending in 4242: C$33.21'],
    ['', 8, 'Alipay: C$33.21'],
    ['', 77, 'Other payment: C$33.21'],
  ])('what neither gift card nor points paid, with how: %s %i', (cardLabel, paymentMethod, line) => {
    renderOrder({ cardLabel, paymentMethod, totalPaid: 4521, totalDue: 0 })
    expect(facts(region('Items')).slice(-4)).toEqual([
      'Gift card payment: C$10.00',
      'Points payment: C$2.00',
      line,
      'Total paid: C$45.21',
    ])
  })

  test('items with their quantity and what was chosen, in one line [ORD-7] [ENT-29]', () => {
    renderOrder()
    const [item] = within(region('Items')).getAllByRole('listitem')
    expect(item).toHaveTextContent('Beef noodlesLarge2 × C$20.00C$40.00')
  })

  test('until when a voucher can be used', () => {
    renderOrder({ items: sampleOrder.items.map((item) => ({ ...item, validUntil: '2027-05-19T19:00:00Z' })) })
    expect(region('Items')).toHaveTextContent('Valid until 2027-05-19')
  })

  test.each([
    ['a voucher leads', 5, 1001, '/deals/details/1001'],
    ['a deal that is picked up does not lead', 2, 1001, undefined],
    ['a gift card does not lead', 5, null, undefined],
  ])('%s to how and when it is used', (_, fulfilmentMethod, dealId, href) => {
    const [item] = sampleOrder.items
    renderOrder({ fulfilmentMethod, items: item ? [{ ...item, dealId }] : [] })
    const terms = within(region('Items')).queryByRole('link', { name: 'How and when to use it' })
    expect(terms?.getAttribute('href')).toBe(href)
  })

  test('pictures of the items, if there are any', () => {
    const pictures = () => region('Items').querySelectorAll('.picture')
    const { unmount } = renderOrder()
    expect(pictures()).toHaveLength(0)
    unmount()
    renderOrder({ items: sampleOrder.items.map((item) => ({ ...item, picture: '/media/dishes/34' })) })
    expect(pictures()[0]?.querySelector('img')).toHaveAttribute('src', '/pictures/64/dishes/34')
  })
})

describe('around the order', () => {
  test('store box with map and phone link, both address panels [ORD-9] [ORD-10]', () => {
    class Unseen {
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Unseen)
    renderOrder({ storeAddress: { ...sampleOrder.storeAddress, lat: 49.283, lon: -123.115 } })
    expect(region('Store')).toHaveTextContent('Noodle House500 Granville St, Vancouver')
    const map = within(within(region('Store')).getByRole('figure', { name: 'Noodle House' }))
    expect(map.getByRole('link', { name: /Open in maps/ })).toHaveAttribute(
      'href',
      expect.stringContaining('49.283%2C-123.115'),
    )
    expect(screen.getByRole('link', { name: 'Call (604) 555-0100' })).toHaveAttribute('href', 'tel:+16045550100')
    expect(region('Shipping address')).toHaveTextContent('Mei Chen1203 - 88 Pacific Blvd')
    expect(region('Billing address')).toHaveTextContent('Bo Chen1203 - 1 Main St')
  })

  test.each([1, 2, 3, 4, 5])(
    'method %i: table, party size and server for eat-in only [ORD-11] [ORD-47]',
    (fulfilmentMethod) => {
      renderOrder({ fulfilmentMethod, tableNumber: '12', partySize: '4', server: 'Ann' })
      const shown = facts(region('Order')).filter((fact) => /^(Table number|Party size|Your server)/.test(fact))
      expect(shown).toEqual(fulfilmentMethod === 3 ? ['Table number: 12', 'Party size: 4', 'Your server: Ann'] : [])
    },
  )

  test.each([
    [{ status: 1 as const }, 'Requested time: As soon as possible'],
    [{ status: 1 as const, estimate: { from: 25, to: 35 } }, 'Requested time: As soon as possible · 25 to 35 min'],
    [{ status: 1 as const, requestedAt: '2026-11-20T12:30:00-08:00' }, 'Requested time: 2026-11-20 12:30pm'],
    [{ status: 2 as const, readyAt: '2026-11-20T12:40:00-08:00' }, 'Scheduled time: 2026-11-20 12:40pm'],
    [{ status: 4 as const, requestedAt: '2026-11-20T12:30:00-08:00' }, undefined],
  ])("%j shows %s, in the store's local time [ORD-26] [ORD-27] [ORD-28]", (changes, text) => {
    renderOrder(changes)
    expect(facts(region('Order')).find((fact) => fact.includes(' time: '))).toBe(text)
  })

  test('comments of store and customer look different [ORD-8] [ENT-28]', () => {
    const at = '2026-11-20T11:01:00-08:00'
    renderOrder({
      comments: [
        { comment: 'No onions', at, isAdmin: false },
        { comment: 'Sure', at, isAdmin: true },
      ],
    })
    const [mine, theirs] = within(region('Messages')).getAllByRole('listitem')
    expect(mine).toHaveTextContent('You · 2026-11-20 11:01amNo onions')
    expect(theirs).toHaveTextContent('Store · 2026-11-20 11:01amSure')
    expect(mine?.className).not.toBe(theirs?.className)
    expect([mine?.className.includes('bg-accent-soft'), theirs?.className.includes('bg-sunken')]).toEqual([true, true])
  })
})

describe('cancel', () => {
  const openDialog = async (user: ReturnType<typeof show>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    return screen.findByRole('dialog')
  }

  test.each<[OrderStatus, number]>([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 0],
    [7, 0],
  ])('at status %i it is offered %i times [ORD-20]', (status, count) => {
    renderOrder({ status })
    expect(screen.queryAllByRole('button', { name: 'Cancel order' })).toHaveLength(count)
  })

  test('asks for confirmation; declining cancels nothing [ORD-20]', async () => {
    const { user, onCancel } = renderOrder()
    const dialog = await openDialog(user)
    // whether anything is refunded, only the API can say
    expect(dialog).toHaveTextContent('Cancel this order? This can’t be undone.')
    await user.click(within(dialog).getAllByRole('button', { name: 'Keep order' }).at(-1) as HTMLElement)
    expect(onCancel).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
