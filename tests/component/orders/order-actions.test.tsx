import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { OrderScreen } from '@/components/orders/detail/order-screen'
import { ToastRegion } from '@/components/ui/feedback/toast'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import type { Order } from '@/lib/domain/orders/orders'
import { type ApiMocks, mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const READ = 'GET /api/orders/9f3c-1a'
const COMMENT = 'POST /api/orders/9f3c-1a/comments'
const REVIEW = 'POST /api/orders/9f3c-1a/review'
const PREPARING = 'The store has started preparing this order. Please contact the store by phone (604) 555-0100.'
const IN_PERSON = 'The store has accepted this order. Please pay in person.'

/** The order on screen, and what later reads of it bring. */
async function open(changes: Partial<Order>, routes: ApiMocks = {}, later: Partial<Order> = {}) {
  const place = mockLocation()
  let reads = 0
  const api = mockApi({
    [READ]: () => ({ json: { ...sampleOrder, ...changes, ...(reads++ ? later : {}) } }),
    ...routes,
  })
  const view = show(
    <>
      <OrderScreen id="9f3c-1a" isBack={false} map={{}} code={null} />
      <ToastRegion />
    </>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...view, ...api, ...place }
}
const messages = () => within(screen.getByRole('region', { name: 'Messages' }))
const box = () => messages().getByRole('textbox', { name: 'Write to the store' })
const press = (name: string) => screen.getByRole('button', { name })

describe('a comment', () => {
  const written = [{ comment: 'No onions please', at: '2026-11-20T04:01:00-08:00', isAdmin: false }]

  test('is sent only when not empty, and appears in the thread [ORD-19] [ORD-8]', async () => {
    const { user, callsOf } = await open({}, { [COMMENT]: { json: { ...sampleOrder, comments: written } } })
    await user.click(press('Send'))
    await user.type(box(), '   ')
    await user.click(press('Send'))
    expect(callsOf(COMMENT)).toEqual([])
    await user.type(box(), 'No onions please ')
    await user.click(press('Send'))
    expect(await messages().findByRole('listitem')).toHaveTextContent(/You · .*No onions please/)
    expect(callsOf(COMMENT).map(({ body }) => body)).toEqual([{ comment: 'No onions please' }])
    expect(box()).toHaveValue('')
  })

  test.each([
    [rejection('invalid_request', undefined, 400), 'Invalid request'],
    [rejection('not_found', undefined, 404), 'Record not found'],
    [rejection('unexpected_error', undefined, 500), 'Unexpected error'],
  ])('rejection %# is shown, and the text is preserved [ERR-17] [ERR-18] [ERR-19]', async (answer, text) => {
    const { user } = await open({}, { [COMMENT]: answer })
    await user.type(box(), 'Hello')
    await user.click(press('Send'))
    expect(await messages().findByRole('alert')).toHaveTextContent(`Your message was not sent${text}`)
    expect(box()).toHaveValue('Hello')
  })

  test.each([115, 120])('at delivery status %i a click opens dialog 2 with the phone [ORD-44] [ORD-45]', async (at) => {
    const { user, callsOf } = await open({ status: 2, deliveryStatus: at })
    await user.type(box(), 'Hello')
    await user.click(press('Send'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(PREPARING)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Call (604) 555-0100' })).toHaveAttribute('href', 'tel:+16045550100')
    expect(callsOf(COMMENT)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('when the store was faster than the page, the rejection opens dialog 2 [ORD-44]', async () => {
    const { user } = await open({ status: 2, deliveryStatus: 114 }, { [COMMENT]: rejection('comment_too_late') })
    await user.type(box(), 'Hello')
    await user.click(press('Send'))
    expect(within(await screen.findByRole('dialog')).getByText(PREPARING)).toBeVisible()
  })

  test('a completed order accepts none [ORD-18]', async () => {
    await open({ status: 4, deliveryStatus: 130, comments: written })
    expect(messages().queryByRole('textbox')).toBeNull()
  })
})

describe('a change of an order of which nobody knows whether it was made', () => {
  const LOST = rejection('change_unknown', undefined, 504)
  const UNKNOWN = 'We couldn’t confirm whether this went through. Please check before you try again.'

  test('a comment says so, and is not sent again once it is there', async () => {
    const said = [{ comment: 'Hello', at: '2026-11-20T04:01:00-08:00', isAdmin: false }]
    let order: Order = sampleOrder
    const { user, callsOf } = await open({}, { [COMMENT]: LOST, [READ]: () => ({ json: order }) })
    await user.type(box(), 'Hello')
    await user.click(press('Send'))
    expect(await messages().findByRole('alert')).toHaveTextContent(new RegExp(`^${UNKNOWN}$`))
    expect(box()).toHaveValue('Hello')
    order = { ...sampleOrder, comments: said }
    await user.click(press('Send'))
    expect(await messages().findByRole('listitem')).toHaveTextContent(/You · .*Hello/)
    expect(box()).toHaveValue('')
    expect(callsOf(COMMENT)).toHaveLength(1)
  })

  test('a review says so', async () => {
    const { user } = await open({ status: 4, reviewUntil: '2099-01-31T10:00:00-08:00' }, { [REVIEW]: LOST })
    await user.click(press('Write a review'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }))
    await user.click(dialog.getByRole('radio', { name: '4 stars' }))
    await user.type(dialog.getByRole('textbox'), 'Good broth')
    await user.click(dialog.getByRole('button', { name: 'Send review' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(new RegExp(`^${UNKNOWN}$`))
    expect(dialog.getByRole('textbox')).toHaveValue('Good broth')
  })

  test.each<[OrderStatus, string]>([
    [1, UNKNOWN],
    [5, 'The order has been cancelled'],
  ])('a cancellation, after which the order has status %i: %s', async (status, text) => {
    const { user } = await open({}, { 'POST /api/orders/9f3c-1a/cancel': LOST }, { status })
    await user.click(press('Cancel order'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText('The order could not be cancelled')).toBeNull()
  })
})

describe('pay now', () => {
  test.each<Partial<Order>>([{ deliveryStatus: 115 }, { allowPayNow: false }])(
    'a click when the order has become %j opens dialog 1 and does not navigate [ORD-43] [ORD-45]',
    async (later) => {
      const { user, assign } = await open({}, {}, later)
      await user.click(screen.getByRole('link', { name: 'Pay now' }))
      expect(within(await screen.findByRole('dialog')).getByText(IN_PERSON)).toBeVisible()
      expect(assign).not.toHaveBeenCalled()
    },
  )

  test('otherwise it links to the payment [ORD-12] [ORD-3]', async () => {
    const { user, assign } = await open({ deliveryStatus: 114 })
    await user.click(screen.getByRole('link', { name: 'Pay now' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/paynow?orderId=9f3c-1a&gid=12'))
  })
})

describe('a review', () => {
  const FUTURE = { status: 4 as OrderStatus, reviewUntil: '2099-01-31T10:00:00-08:00' }

  test('is offered until the deadline, which is shown [ORD-24] [ORD-25]', async () => {
    await open(FUTURE)
    expect(press('Write a review')).toBeVisible()
    expect(screen.getByText('Review by 2099-01-31')).toBeVisible()
  })

  test.each<Partial<Order>>([
    { ...FUTURE, hasReview: true },
    { ...FUTURE, reviewUntil: '2020-01-01T10:00:00-08:00' },
    { ...FUTURE, reviewUntil: null },
  ])('is not offered for %j [ORD-24]', async (changes) => {
    await open(changes)
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
  })

  test('requires stars and text, shows thanks, and is no longer offered [ORD-25]', async () => {
    const { user, callsOf } = await open(FUTURE, {
      [REVIEW]: { json: { ...sampleOrder, ...FUTURE, hasReview: true } },
    })
    await user.click(press('Write a review'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }))
    expect(dialog.getByText('Beef noodles')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveAttribute('rows', '4')
    await user.click(dialog.getByRole('button', { name: 'Send review' }))
    expect(dialog.getByText('Please choose a rating')).toBeVisible()
    expect(dialog.getByText('Your review is a required field')).toBeVisible()
    expect(callsOf(REVIEW)).toEqual([])
    await user.click(dialog.getByRole('radio', { name: '4 stars' }))
    await user.type(dialog.getByRole('textbox'), 'Good broth')
    await user.click(dialog.getByRole('button', { name: 'Send review' }))
    await waitFor(() => expect(screen.getByText('Thank you for your review')).toHaveFocus())
    expect(callsOf(REVIEW)[0]?.body).toEqual({ rating: 4, comment: 'Good broth' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull())
  })
})
