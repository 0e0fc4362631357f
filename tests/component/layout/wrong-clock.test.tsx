import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SlotTime } from '@/components/checkout/time/time-text'
import { PurchaseSelector } from '@/components/deals/purchase/purchase-selector'
import { GiftCardFace } from '@/components/payment-fields/gift-card-face'
import { useNow } from '@/components/ui/loading/use-now'
import { setServerTime } from '@/lib/browser/clock'
import { refreshSession } from '@/lib/browser/session/session-store'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import messages from '@/messages/en.json'
import { mockApi } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

/** A Friday, at noon in Vancouver. */
const SERVER = Date.parse('2026-11-20T20:00:00Z')
const HOUR = 3_600_000
const DEVICES: [string, number][] = [
  ['right', 0],
  ['two days fast', 48 * HOUR],
  ['two days slow', -48 * HOUR],
]
const at = (ms: number) => new Date(ms).toISOString()

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setServerTime(Date.now())
})

/** On a device whose clock differs, once the session is known. */
async function on(differs: number, show: () => void) {
  vi.setSystemTime(SERVER + differs)
  mockApi({ 'GET /api/session': { json: { signedIn: false, now: SERVER } } })
  show()
  await act(refreshSession)
}
const { required_choose: required, required_range: range, optional_up_to: optional, ...deal } = messages.deal
const LABELS = { ...deal, required, range, optional, full: deal.group_full, soldOut: deal.sold_out }

function Clock() {
  return <time>{useNow(SERVER - 60_000).toISOString()}</time>
}

describe.each(DEVICES)('on a device whose clock is %s', (_, differs) => {
  const offer = (endsAt: string) => ({
    ...{
      gid: 12,
      groupSaleId: 900,
      name: 'Spa day',
      unitPrice: 3100,
      limit: 3,
      stock: 10,
      endsAt,
      pickup: true,
      delivery: false,
    },
    optionGroups: [],
  })
  const selector = (endsAt: string) => (
    <PurchaseSelector
      offer={offer(endsAt)}
      currency="CAD"
      labels={{
        ...LABELS,
        mustChoose: deal.required,
        chooseQuantity: deal.choose_quantity,
        missing: deal.please_selected_belows,
        needsLogin: deal.needs_login,
      }}
      now={SERVER - 60_000}
    />
  )
  const button = (name: string) => screen.queryAllByRole('button', { name: new RegExp(name) })[0]

  test('a running deal can be bought until it ends', async () => {
    await on(differs, () => show(selector(at(SERVER + HOUR))))
    expect(button('Buy')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(HOUR + 1000))
    expect(button('Expired')).toBeVisible()
  })

  test('a deal that has ended cannot', async () => {
    await on(differs, () => show(selector(at(SERVER - 1000))))
    expect(button('Expired')).toBeVisible()
  })

  test('today is today', async () => {
    await on(differs, () => show(<SlotTime time="2026-11-20T19:30:00-08:00" />))
    expect(screen.getByText(/^Today/)).toBeVisible()
  })

  test('a gift card that is good has not expired', async () => {
    const card: GiftCard = {
      ...{ code: 'GIFT-0001-7788', gid: 12, storeName: 'Noodle House', storeLogo: '', balance: 7760, bookValue: 7760 },
      ...{ currency: 'CAD', expiresAt: at(SERVER + HOUR), purchasedAt: null, waitsFor: null, colour: null },
    }
    setServerTime(SERVER)
    await on(differs, () => undefined)
    show(<GiftCardFace card={card} />)
    expect(screen.queryByText(/^Expired/)).toBeNull()
  })

  test('a page counts on from when it was made, until the time is known', async () => {
    vi.setSystemTime(SERVER + differs)
    await on(differs, () => show(<Clock />))
    expect(screen.getByRole('time')).toHaveTextContent(/^2026-11-20T20:00:0/)
  })
})
