import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PlacedFacts } from '@/components/checkout/outcome/next-steps'
import { SuccessDialog } from '@/components/checkout/outcome/success-dialog'
import { mockLocation } from '@/tests/support/mock-api'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('success', () => {
  const FACTS: PlacedFacts = {
    store: sampleStore,
    fulfilmentKind: 'pickup',
    time: 'asap',
    estimate: null,
    clock: '2031-05-02T12:00:00-07:00',
    address: null,
    tableNumber: '',
  }
  const facts = (changes: Partial<PlacedFacts>) => {
    show(<SuccessDialog orderId="9f3c-1a" facts={{ ...FACTS, ...changes }} />)
    return screen.getAllByRole('listitem').map((fact) => fact.textContent)
  }

  test('shows the order; links to it, and back to the store [CHK-17] [ERR-39]', async () => {
    const { assign } = mockLocation()
    const { user } = show(<SuccessDialog orderId="9f3c-1a" facts={FACTS} />)
    const text = 'Thank you for your business, your order has been created: #9f3c-1a'
    expect(screen.getByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to order' }))
    const [back] = screen.getAllByRole('button', { name: 'Back to the store' }).slice(-1)
    if (back) await user.click(back)
    expect(assign.mock.calls).toEqual([['/account/orders/detail/9f3c-1a'], ['/store/12']])
  })

  test('names the store, the time, and where to pick it up', () => {
    vi.useFakeTimers({ now: new Date('2031-05-02T12:00:00-07:00') })
    expect(facts({ time: '2031-05-02T18:15:00-07:00' })).toEqual([
      'Waiting for the store to accept your order. The order page will show when it’s ready.',
    ])
    expect(screen.getByText('Ready about 6:15 pm')).toBeVisible()
    expect(screen.getByText('Noodle House')).toBeVisible()
    expect(screen.getByText('88 Pacific Blvd, Vancouver, BC V6B 1A1')).toBeVisible()
  })

  test('a delivery has its address', () => {
    expect(facts({ fulfilmentKind: 'delivery', address: sampleAddress })).toEqual([
      'As soon as possible',
      '1203 - 88 Pacific Blvd, Vancouver, BC V6B 1A1',
      expect.stringContaining('on its way'),
    ])
  })

  test('as soon as possible is counted from now by the store’s clock', () => {
    vi.useFakeTimers({ now: new Date('2031-05-02T19:30:00Z') })
    facts({ fulfilmentKind: 'delivery', estimate: { from: 25, to: 35 } })
    expect(screen.getByText('Arriving 12:55–1:05 pm')).toBeVisible()
  })

  test('as soon as possible has the minutes of the quote where no clock of the store is known', () => {
    expect(facts({ estimate: { from: 25, to: 35 }, clock: null })[0]).toBe('As soon as possible · 25 to 35 min')
  })

  test('a time on another day has its date', () => {
    vi.useFakeTimers({ now: new Date('2031-05-01T12:00:00-07:00') })
    facts({ time: '2031-05-02T18:15:00-07:00' })
    expect(screen.getByText('Ready Fri, May 2, about 6:15 pm')).toBeVisible()
  })

  test('the short number stands above the whole id', () => {
    show(<SuccessDialog orderId="gtehtxhougbxmqg4" facts={FACTS} />)
    const [short, whole] = [screen.getByText('Short number: BXM-QG4'), screen.getByText(/#gtehtxhougbxmqg4/)]
    expect(short.compareDocumentPosition(whole)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('an order at a table has its number', () => {
    expect(facts({ fulfilmentKind: 'eatin', tableNumber: '12' })).toContain('Table 12')
  })

  test.each(['voucher', 'gift_cards', 'amount'] as const)('%s has neither time nor address', (fulfilmentKind) => {
    expect(facts({ fulfilmentKind })).toHaveLength(1)
  })
})
