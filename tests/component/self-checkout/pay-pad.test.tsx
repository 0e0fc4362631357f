import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PayPad } from '@/components/self-checkout/pay-pad'
import { cartOf } from '@/lib/browser/cart/carts'
import { setCustomer } from '@/lib/browser/session/session-store'
import { mockLocation } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'
import { ASYNC_TIMEOUT } from '@/tests/support/timeouts'

const LABELS = {
  amount: 'Amount',
  limits: 'From {min} to {max}',
  most: 'The most you can pay is {max}.',
  surcharge: 'Surcharge for order #{id}',
  beforeTax: 'before tax',
  addComment: 'Add a comment',
  comment: 'Comment for the store',
  contact: 'Contact the store',
  pay: 'Pay',
  hide: 'Hide the number pad',
  show: 'Show the number pad',
  delete: 'Delete',
  point: 'Decimal point',
  pad: 'Number pad',
  needsLogin: 'You’ll log in or create an account to pay.',
}

/** The pad at an address behind `/pay/12`. */
function open(pairs = '', changes: Partial<Parameters<typeof PayPad>[0]> = {}) {
  history.replaceState(null, '', `/pay/12${pairs}`)
  const view = show(
    <PayPad
      gid={12}
      isLinked={pairs !== ''}
      currency="CAD"
      takesAmounts
      phoneHref="tel:+16045550148"
      checkoutHref="/checkout?query=12&shipping=freeShipping"
      unavailable={<p>Payments aren’t available here</p>}
      labels={LABELS}
      {...changes}
    />,
  )
  const press = async (...keys: string[]) => {
    for (const name of keys) await view.user.click(screen.getByRole('button', { name }))
  }
  return { ...view, press }
}
const amount = () => screen.getByLabelText('Amount')
const pay = () => screen.getByRole('button', { name: 'Pay' })
const paid = () => cartOf('pay', 12).read()

describe('the number pad of self-checkout', () => {
  let assign: ReturnType<typeof mockLocation>['assign']
  beforeEach(() => {
    localStorage.clear()
    setCustomer('Mei')
  })
  afterEach(() => vi.unstubAllGlobals())

  test('shows amount, comment and contact links, digits, delete, point, pay and hide [SELF-1] [SELF-2]', async () => {
    const { press } = open()
    expect(screen.getByRole('link', { name: 'Contact the store' })).toHaveAttribute('href', 'tel:+16045550148')
    expect(screen.getByRole('button', { name: 'Add a comment' })).toBeVisible()
    expect(amount()).toHaveTextContent('C$0.00')
    await press('1', '2', 'Decimal point', '5', '0')
    expect(amount()).toHaveTextContent('C$12.50')
    await press('Delete', 'Delete', 'Delete')
    expect(amount()).toHaveTextContent('C$12')
    await press('Hide the number pad')
    expect(screen.queryByRole('button', { name: '7' })).toBeNull()
    expect(pay()).toBeVisible()
    await press('Show the number pad')
    expect(screen.getByRole('button', { name: '7' })).toBeVisible()
  })

  test('says what can be paid only where a key is ignored', async () => {
    const { press } = open()
    expect(screen.queryByText(/^The most you can pay/)).toBeNull()
    await press('9', '9', '9', '9', '9')
    expect(amount()).toHaveTextContent('C$9,999')
    expect(screen.getByText('The most you can pay is C$10,000.00.')).toBeVisible()
    await press('Delete')
    expect(screen.queryByText(/^The most you can pay/)).toBeNull()
  })

  test('pays only above 0 [SELF-3]', async () => {
    const { press } = open()
    expect(pay()).toBeDisabled()
    await press('0', 'Decimal point', '0')
    expect(pay()).toBeDisabled()
    await press('1')
    expect(pay()).toBeEnabled()
  })

  test('goes to the checkout with its cart: free shipping, related order, tax class [SELF-5]', async () => {
    const { user } = open('/amt/3.2/oid/77ab/tc/food/ro/1')
    assign = mockLocation().assign
    await user.click(pay())
    await vi.waitFor(
      () =>
        expect(assign).toHaveBeenCalledWith('/checkout?query=12&shipping=freeShipping&relatedOid=77ab&taxClass=food'),
      ASYNC_TIMEOUT,
    )
    expect(paid()).toMatchObject({
      items: [{ pid: 0, qty: 1, pc: 320, taxClass: 'food', selfCheckout: true }],
      fulfilmentMethod: 5,
      relatedOrderId: '77ab',
    })
  })

  test('with ro=1 the amount cannot be edited, by pad or keyboard [SELF-4]', async () => {
    const { user } = open('/amt/25/ro/1')
    expect(amount()).toHaveTextContent('C$25.00')
    expect(screen.queryByRole('button', { name: '5' })).toBeNull()
    await user.keyboard('5{Backspace}')
    expect(amount()).toHaveTextContent('C$25.00')
  })

  test('without it the URL only presets the amount, and a keyboard works too [SELF-10] [SELF-2]', async () => {
    const { user } = open('/amt/25')
    expect(amount()).toHaveTextContent('C$25.00')
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}8,5')
    expect(amount()).toHaveTextContent('C$28.5')
  })

  test.each(['/amt/abc/ro/1', '/amt/10000.01/ro/1', '/amt/-3/ro/1'])(
    '%s requests 0, which cannot be paid [SELF-10] [SELF-14]',
    (pairs) => {
      open(pairs)
      expect(amount()).toHaveTextContent('C$0')
      expect(pay()).toBeDisabled()
    },
  )

  test('a comment of at most 140 characters, counted, becomes the order comment [SELF-11] [SELF-15]', async () => {
    const { user, press } = open('/amt/9')
    await press('Add a comment')
    const field = screen.getByLabelText('Comment for the store')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('maxlength', '140')
    await user.type(field, 'Table 5')
    expect(screen.getByText('7/140')).toBeVisible()
    expect(amount()).toHaveTextContent('C$9.00')
    assign = mockLocation().assign
    await user.click(pay())
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce(), ASYNC_TIMEOUT)
    expect(paid()).toMatchObject({ items: [{ pc: 900 }], comment: 'Table 5' })
  })

  test('a store without self-checkout accepts no amount, except the surcharge of an order', () => {
    const { unmount } = open('', { takesAmounts: false })
    expect(screen.getByText('Payments aren’t available here')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
    unmount()
    open('/amt/3.20/oid/77ab/ro/1', { takesAmounts: false })
    expect(screen.getByText('Surcharge for order #77ab')).toBeVisible()
    expect(pay()).toBeEnabled()
  })
})
