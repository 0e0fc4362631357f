import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import type { Order } from '@/lib/domain/orders/orders'
import { renderOrder } from './render-order'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const headline = () => screen.getByRole('region', { name: 'Noodle House' }).querySelector('.text-headline')
const status = () =>
  within(screen.getByRole('region', { name: 'Order' })).getByText('Status', { selector: 'dt' }).nextElementSibling

describe('progress', () => {
  const steps = () => within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
  const current = () => steps().map((step) => step.getAttribute('aria-current'))
  const labels = () => steps().map((step) => step.textContent)

  test.each<[OrderStatus, (string | null)[]]>([
    [1, ['step', null, null]],
    [2, [null, 'step', null]],
    [4, [null, null, null]],
  ])('status %i marks the documented step %j, each with one label [ORD-4]', (status, marks) => {
    renderOrder({ status })
    expect([current(), labels()]).toEqual([marks, ['Pending', 'Processing', 'Completed']])
  })

  test.each<[Partial<Order>, string]>([
    [{ status: 1 }, 'Waiting for the store to accept'],
    [{ status: 2 }, 'Accepted'],
    [{ status: 2, deliveryStatus: 115 }, 'Being prepared'],
  ])('%j: above the time is what the store does: %s', (changes, sentence) => {
    renderOrder(changes)
    expect(headline()?.previousElementSibling).toHaveTextContent(sentence)
  })

  test.each<[Partial<Order>, string]>([
    [{ status: 2, deliveryStatus: 115, fulfilmentMethod: 3 }, 'Being prepared'],
    [{ status: 2, deliveryStatus: 115, fulfilmentMethod: 4 }, 'Being packed'],
    [{ status: 1, fulfilmentMethod: 5, shippingAddress: null }, 'Order placed'],
    [{ status: 1, fulfilmentMethod: 3 }, 'Waiting for the store to accept'],
    [{ status: 2, preparedAt: '2026-11-20T12:35:00-08:00' }, 'Your order is ready'],
    [{ status: 4 }, 'Picked up'],
    [{ status: 4, fulfilmentMethod: 1 }, 'Delivered'],
    [{ status: 5 }, 'Cancelled'],
  ])('%j: without a time, what is being done is the headline: %s', (changes, text) => {
    renderOrder(changes)
    expect(headline()).toHaveTextContent(text)
  })

  test.each<[Partial<Order>, string]>([
    [{}, 'Ready about 12:40 pm'],
    [{ fulfilmentMethod: 1 }, 'Arriving about 12:40 pm'],
  ])('the time is the headline, with how long that is from now: %j', (changes, text) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:25:00-08:00') })
    renderOrder({ status: 2, deliveryStatus: 115, readyAt: '2026-11-20T12:40:00-08:00', ...changes })
    expect(screen.getByRole('heading', { level: 1, name: 'Noodle House' })).toBeVisible()
    expect(headline()).toHaveTextContent(text)
    expect(screen.getByText('Being prepared · in about 15 minutes')).toBeVisible()
  })

  test('as soon as possible is when it was promised, once it was', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:05:00-08:00') })
    renderOrder({ orderedAt: '2026-11-20T12:00:00-08:00', estimate: { from: 25, to: 35 } })
    expect(headline()).toHaveTextContent('Ready 12:25–12:35 pm')
    expect(screen.getByText('Waiting for the store to accept')).toBeVisible()
  })

  test('a time on another day has its date, and is not counted down', () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T12:25:00-08:00') })
    renderOrder({ asap: false, requestedAt: '2026-11-20T12:30:00-08:00' })
    expect(headline()).toHaveTextContent('Ready Fri, Nov 20, about 12:30 pm')
    expect(screen.getByText('Waiting for the store to accept')).toBeVisible()
  })

  test('status 5: the last step is an error titled Cancelled, as is its status [ORD-5] [ORD-6]', () => {
    renderOrder({ status: 5 })
    expect(current()).toEqual([null, null, 'step'])
    expect(labels()).toEqual(['Pending', 'Processing', 'Cancelled'])
    expect(steps().at(-1)?.querySelector('.text-danger svg')).not.toBeNull()
    expect(status()).toHaveTextContent('Cancelled')
  })

  test.each<[OrderStatus, string]>([
    [1, 'Pending'],
    [2, 'Processing'],
    [3, 'Payment review'],
    [4, 'Completed'],
    [5, 'Cancelled'],
    [6, 'Closed'],
    [7, 'Pending payment'],
  ])('status %i is called %s [ENT-56]', (value, label) => {
    renderOrder({ status: value })
    expect(status()).toHaveTextContent(label)
  })

  test('holded is a label of its own, also above the time [ENT-57]', () => {
    renderOrder({ status: 2, statusDetail: 'holded' })
    expect(status()).toHaveTextContent('On hold')
    expect(headline()?.previousElementSibling).toHaveTextContent('On hold')
  })
})

describe('a payment that is awaited', () => {
  test.each<[Order['paymentState'], string]>([
    ['waiting', 'Waiting for your payment'],
    ['declined', 'Waiting for your payment'],
    ['cancelled', 'Waiting for your payment'],
    ['confirming', 'Payment being confirmed'],
  ])('%s: says so instead of the status, and does not claim that the store confirms it', (paymentState, text) => {
    renderOrder({ paymentState })
    expect(status()).toHaveTextContent(text)
    expect(headline()).toHaveTextContent(text)
    expect(screen.queryByText('Waiting for the store to accept')).toBeNull()
  })

  test('while it is being confirmed, nothing else can be paid', () => {
    renderOrder({ paymentState: 'confirming', allowPayNow: false })
    expect(screen.getByText('Your payment is being confirmed')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  })

  test.each<[Order['paymentState'], string]>([
    ['declined', 'Payment declined'],
    ['cancelled', 'Payment cancelled'],
  ])('%s: says that nothing was charged, and can be paid', (paymentState, title) => {
    renderOrder({ paymentState })
    expect(screen.getByRole('alert')).toHaveTextContent(title)
    expect(screen.getByRole('alert')).toHaveTextContent('You haven’t been charged.')
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible()
  })

  test('money on its way back from a cancelled order', () => {
    renderOrder({ status: 5, paymentState: 'returned', totalDue: 0 })
    expect(screen.getByRole('alert')).toHaveTextContent('Your refund is on its way')
    expect(status()).toHaveTextContent('Cancelled')
  })
})
