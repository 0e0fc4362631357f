import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import type { Order } from '@/lib/domain/orders/orders'
import { renderOrder } from './render-order'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('progress', () => {
  const steps = () => within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
  const current = () => steps().map((step) => step.getAttribute('aria-current'))
  const labels = () => steps().map((step) => step.textContent)
  const PICKUP = ['Pending Order placed', 'Processing Confirmed', 'Processing Being prepared', 'Completed Picked up']

  test.each<[OrderStatus, number, (string | null)[]]>([
    [1, 0, ['step', null, null, null]],
    [2, 0, [null, 'step', null, null]],
    [2, 115, [null, null, 'step', null]],
    [4, 200, [null, null, null, null]],
  ])('status %i at delivery status %i marks the step %j [ORD-4]', (status, deliveryStatus, marks) => {
    renderOrder({ status, deliveryStatus })
    expect([current(), labels()]).toEqual([marks, PICKUP])
  })

  test.each<[Partial<Order>, string | null]>([
    [{ status: 1 }, 'Waiting for the store to confirm'],
    [{ status: 2 }, 'The store has confirmed your order'],
    [{ status: 2, deliveryStatus: 115 }, 'The store is preparing your order'],
    [{ status: 2, deliveryStatus: 115, fulfilmentMethod: 4 }, 'The store is packing your order'],
  ])('%j: %s', (changes, sentence) => {
    renderOrder(changes)
    expect(screen.getByRole('region', { name: 'Noodle House' })).toHaveTextContent(`${sentence}`)
  })

  test('the store and its time are the title: the clock alone today, and how long that is from now', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:25:00-08:00') })
    renderOrder({ status: 2, deliveryStatus: 115, readyAt: '2026-11-20T12:40:00-08:00' })
    expect(screen.getByRole('heading', { level: 1, name: 'Noodle House' })).toBeVisible()
    expect(screen.getByText('Ready around 12:40pm')).toBeVisible()
    expect(screen.getByText('The store is preparing your order · in about 15 minutes')).toBeVisible()
  })

  test('as soon as possible is when it was promised, once it was', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:05:00-08:00') })
    renderOrder({ orderedAt: '2026-11-20T12:00:00-08:00', estimate: { from: 25, to: 35 } })
    expect(screen.getByText('Expected between 12:25pm and 12:35pm')).toBeVisible()
    expect(screen.getByText('Waiting for the store to confirm · in about 30 minutes')).toBeVisible()
  })

  test('a time on another day has its date, and is not counted down', () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T12:25:00-08:00') })
    renderOrder({ asap: false, requestedAt: '2026-11-20T12:30:00-08:00' })
    expect(screen.getByText('Requested for 2026-11-20 12:30pm')).toBeVisible()
    expect(screen.getByText('Waiting for the store to confirm')).toBeVisible()
  })

  test('status 5: the last step is an error titled Cancelled, as is its status [ORD-5] [ORD-6]', () => {
    renderOrder({ status: 5 })
    expect(current()).toEqual([null, null, 'step'])
    expect(labels().at(-1)).toBe('Cancelled')
    expect(steps().at(-1)?.querySelector('.text-danger svg')).not.toBeNull()
    expect(screen.getAllByText('Cancelled')).toHaveLength(2)
  })

  test.each<[OrderStatus, string]>([
    [1, 'Pending'],
    [2, 'Processing'],
    [3, 'Payment review'],
    [4, 'Completed'],
    [5, 'Cancelled'],
    [6, 'Closed'],
    [7, 'Pending payment'],
  ])('status %i is called %s [ENT-56]', (status, label) => {
    renderOrder({ status })
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(label)
  })

  test('holded is a label of its own [ENT-57]', () => {
    renderOrder({ status: 2, statusDetail: 'holded' })
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent('On hold')
  })
})

describe('a payment that is awaited', () => {
  const badge = () => screen.getByRole('heading', { level: 1 }).nextElementSibling
  const progress = () => screen.getByRole('list', { name: 'Progress' })

  test.each<[Order['paymentState'], string]>([
    ['waiting', 'Waiting for your payment'],
    ['declined', 'Waiting for your payment'],
    ['cancelled', 'Waiting for your payment'],
    ['confirming', 'Payment being confirmed'],
  ])('%s: says so instead of the status, and does not claim that the store confirms it', (paymentState, text) => {
    renderOrder({ paymentState })
    expect(badge()).toHaveTextContent(text)
    expect(progress()).toHaveTextContent(`Pending ${text}Processing Confirmed`)
    expect(screen.queryByText('Waiting for the store to confirm')).toBeNull()
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
    expect(badge()).toHaveTextContent('Cancelled')
  })
})
