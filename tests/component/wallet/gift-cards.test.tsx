import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ToastRegion } from '@/components/ui/feedback/toast'
import { GiftCards } from '@/components/wallet/gift-cards'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import { type ApiMocks, dialogWidth, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const card: GiftCard = {
  code: 'GIFT-0001-7788',
  gid: 12,
  storeName: 'Noodle House',
  storeLogo: '',
  balance: 7760,
  bookValue: 10000,
  currency: 'CAD',
  expiresAt: '2099-03-01T12:00:00.000Z',
  purchasedAt: '2026-01-05T12:00:00.000Z',
  waitsFor: null,
  colour: null,
}
const CARDS = [card, { ...card, code: 'GIFT-0002-9900', storeName: 'Harbour Spa', balance: 0, expiresAt: null }]

function render(routes: ApiMocks = {}) {
  const api = mockApi({ 'GET /api/gift-cards': { json: CARDS }, ...routes })
  const view = show(
    <>
      <GiftCards />
      <ToastRegion />
    </>,
  )
  return { ...view, ...api }
}
const tile = async () => within(await screen.findByRole('article', { name: 'Noodle House •••• 7788' }))
const openTransfer = async (user: ReturnType<typeof show>['user']) => {
  await user.click((await tile()).getByRole('button', { name: 'Transfer •••• 7788' }))
  return within(await screen.findByRole('dialog', { name: 'Transfer gift card' }))
}

describe('the page', () => {
  test('three cards per row, each with store, balance, book value and expiry [GIFT-1]', async () => {
    render()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    const first = await tile()
    for (const text of ['Noodle House', 'C$77.60', 'C$100.00', 'Expires 2099-03-01']) first.getByText(text)
    expect(screen.getByRole('list')).toHaveClass('xl:grid-cols-3')
    const second = within(screen.getByRole('article', { name: 'Harbour Spa •••• 9900' }))
    for (const text of ['Used up', 'Does not expire']) second.getByText(text)
    expect(second.queryByRole('button', { name: /^Transfer/ })).toBeNull()
  })

  test('the code is masked until revealed, and can be copied without being shown', async () => {
    const { user } = render()
    const first = await tile()
    expect(first.queryByText(card.code)).toBeNull()
    await user.click(first.getByRole('button', { name: 'Copy code •••• 7788' }))
    expect(await screen.findByText('Code copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(card.code)
    expect(first.queryByText(card.code)).toBeNull()
    await user.click(first.getByRole('button', { name: 'Show code •••• 7788' }))
    expect(first.getByText(card.code)).toBeVisible()
  })

  test('none: shows a message and a link', async () => {
    render({ 'GET /api/gift-cards': { json: [] } })
    expect(await screen.findByText('No gift cards yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See deals' })).toHaveAttribute('href', '/deals')
  })

  test('a failure is shown, never as an empty list, and can be retried [ERR-52]', async () => {
    let tries = 0
    const { user } = render({
      'GET /api/gift-cards': () => (tries++ ? { json: CARDS } : rejection('network', undefined, 503)),
    })
    expect(await screen.findByText('Failed to fetch gift card or points detail')).toBeVisible()
    expect(screen.queryByText('No gift cards yet')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })
})

describe('the detail', () => {
  const HISTORY = 'GET /api/gift-cards/history'
  const entry = { at: '2026-02-01T12:00:00.000Z', type: 'used' as const, extra: 'a1b2', delta: -2240, balance: 7760 }

  test('shows the history with type, amount, and balance [GIFT-2] [ENT-63]', async () => {
    const entries = (['created', 'used', 'refunded', 'transferred', 'received'] as const).map((type, n) => ({
      ...entry,
      type,
      delta: n === 0 ? 10000 : -100 * n,
    }))
    const { user, calls } = render({ [HISTORY]: { json: entries } })
    await user.click((await tile()).getByRole('button', { name: 'Details •••• 7788' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Noodle House' }))
    const rows = await dialog.findAllByRole('listitem')
    const words = ['Created', 'Used', 'Refunded', 'Transferred', 'Received']
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual(words)
    expect(rows[0]).toHaveTextContent('+C$100.00Balance C$77.60')
    expect(rows[1]).toHaveTextContent('−C$1.00Balance C$77.60')
    expect(calls.at(-1)?.query).toEqual({ code: card.code, currency: 'CAD' })
  })

  test('the history has the store’s time, with its zone for a viewer elsewhere', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540)
    const { user } = render({ [HISTORY]: { json: [{ ...entry, at: '2026-02-01T23:30:00-05:00' }] } })
    await user.click((await tile()).getByRole('button', { name: 'Details •••• 7788' }))
    expect(await screen.findByText('2026-02-01 11:30pm UTC-5')).toBeVisible()
    vi.restoreAllMocks()
  })

  test('a failed history shows an error [ERR-52]', async () => {
    const { user } = render({ [HISTORY]: rejection('unexpected_error', undefined, 500) })
    await user.click((await tile()).getByRole('button', { name: 'Details •••• 7788' }))
    expect(await screen.findByText('Failed to fetch gift card or points detail')).toBeVisible()
  })
})

describe('the transfer', () => {
  const POST = 'POST /api/gift-cards'

  test('requires a recipient but no comment, and asks for confirmation before sending [VAL-15]', async () => {
    const { user, callsOf } = render({ [POST]: { json: null } })
    const dialog = await openTransfer(user)
    const receiver = dialog.getByRole('textbox', { name: /^Recipient’s email or phone/ })
    expect(dialogWidth(receiver)).toBe('520px')
    await user.type(receiver, '   ')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(dialog.getByText('Recipient’s email or phone is a required field')).toBeVisible()
    await user.type(receiver, 'friend@mail.example')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(dialog.getByText(/Transfer gift card •••• 7788 \(C\$77\.60\) to friend@mail\.example\?/)).toBeVisible()
    expect(callsOf(POST)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Transfer' }))
    await waitFor(() => expect(callsOf(POST)).toHaveLength(1))
    expect(callsOf(POST)[0]?.body).toEqual({ code: card.code, receiver: 'friend@mail.example', comment: '' })
  })

  test('shows success, removes the card, and focuses its neighbour [ERR-50]', async () => {
    const { user } = render({ [POST]: { json: null } })
    const said = () => screen.queryAllByText('The gift card has been transferred').length
    const before = said()
    const dialog = await openTransfer(user)
    await user.keyboard('6045550177{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Transfer' }))
    await waitFor(() => expect(said()).toBe(before + 1))
    expect(screen.queryByRole('article', { name: /7788/ })).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show code •••• 9900' })).toHaveFocus())
  })

  test.each([
    [
      rejection('not_found', undefined, 404),
      'Check the email or phone number. You can only transfer a card you still own, and only to someone else.',
    ],
    [
      rejection('invalid_request', undefined, 400),
      'Check the email or phone number. You can only transfer a card you still own, and only to someone else.',
    ],
    [rejection('network', undefined, 503), 'Slow or unstable network'],
  ])('failure %# shows its reason, and the input is preserved [ERR-50]', async (answer, why) => {
    const { user } = render({ [POST]: answer })
    const dialog = await openTransfer(user)
    await user.keyboard('friend@mail.example{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Transfer' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(`The gift card could not be transferred${why}`)
    expect(dialog.getByRole('textbox', { name: /^Recipient’s email/ })).toHaveValue('friend@mail.example')
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2)
  })

  test('of which nobody knows whether it was made says so, not that it failed', async () => {
    const { user } = render({ [POST]: rejection('change_unknown', undefined, 504) })
    const dialog = await openTransfer(user)
    await user.keyboard('friend@mail.example{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Transfer' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^We couldn’t confirm whether this went through. Please check before you try again.$/,
    )
    expect(screen.queryByText('The gift card could not be transferred')).toBeNull()
  })

  test('whose answer is lost is done when the card is gone', async () => {
    let reads = 0
    const { user } = render({
      'GET /api/gift-cards': () => ({ json: reads++ ? CARDS.slice(1) : CARDS }),
      [POST]: rejection('change_unknown', undefined, 504),
    })
    const dialog = await openTransfer(user)
    await user.keyboard('friend@mail.example{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Transfer' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: /7788/ })).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('to an address that is not confirmed leaves the card here, which says what it waits for', async () => {
    const { user } = render({ [POST]: { json: { ...card, waitsFor: 'friend@mail.example' } } })
    const dialog = await openTransfer(user)
    await user.keyboard('friend@mail.example{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Transfer' }))
    const waits = 'Waiting for the owner of friend@mail.example to confirm that address'
    expect(await (await tile()).findByText(waits)).toBeVisible()
    expect((await tile()).getByText('Waiting for confirmation')).toBeVisible()
    expect((await tile()).queryByRole('button', { name: /^Transfer/ })).toBeNull()
  })
})

describe('a card that waits', () => {
  const TAKE_BACK = 'POST /api/gift-cards/take-back'
  const waiting = { ...card, waitsFor: 'friend@mail.example' }

  test('is taken back, and can be transferred again', async () => {
    const { user, callsOf } = render({ 'GET /api/gift-cards': { json: [waiting] }, [TAKE_BACK]: { json: null } })
    await user.click((await tile()).getByRole('button', { name: 'Take back •••• 7788' }))
    expect(await screen.findByText('The gift card is yours again')).toBeVisible()
    expect(callsOf(TAKE_BACK)[0]?.body).toEqual({ code: card.code })
    expect((await tile()).getByRole('button', { name: 'Transfer •••• 7788' })).toBeVisible()
  })

  test('says so when nobody knows whether it was taken back', async () => {
    const { user } = render({
      'GET /api/gift-cards': { json: [waiting] },
      [TAKE_BACK]: rejection('change_unknown', undefined, 504),
    })
    await user.click((await tile()).getByRole('button', { name: 'Take back •••• 7788' }))
    expect(
      await screen.findByText('We couldn’t confirm whether this went through. Please check before you try again.'),
    ).toBeVisible()
  })

  test('that was delivered meanwhile cannot be taken back, and disappears', async () => {
    let reads = 0
    const { user } = render({
      'GET /api/gift-cards': () => ({ json: reads++ ? [] : [waiting] }),
      [TAKE_BACK]: rejection('not_found', undefined, 404),
    })
    await user.click((await tile()).getByRole('button', { name: 'Take back •••• 7788' }))
    expect(await screen.findByText('The gift card could not be taken back')).toBeVisible()
    expect(await screen.findByText('No gift cards yet')).toBeVisible()
  })
})
