import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CartDrawer } from '@/components/cart/cart-drawer'
import * as lazyMessages from '@/components/ui/loading/lazy-messages'
import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import * as menus from '@/lib/browser/cart/menus'
import * as dealCart from '@/lib/browser/cart/start-deal-checkout'
import type { CartLine } from '@/lib/domain/cart/cart'
import { success } from '@/lib/domain/result'
import type { Product, StoreMenu } from '@/lib/domain/stores/menu'
import { FRIDAY_NOON, lunchBox, ramen, sampleMenu } from '@/tests/support/sample-menu'
import { show } from '@/tests/support/show'

const GID = sampleMenu.store.gid
const PLAIN = { 10: [100] }
const ramenLine: CartLine = { pid: 1, qty: 1, pc: 1500, options: PLAIN }
const stored = () => cartOf('menu', GID).read()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: FRIDAY_NOON })
  vi.spyOn(menus, 'loadMenu').mockResolvedValue(success<StoreMenu>(sampleMenu))
  vi.spyOn(dealCart, 'goToCheckout').mockResolvedValue()
  vi.spyOn(lazyMessages, 'LazyMessages').mockImplementation(({ children }) => <>{children}</>)
})

afterEach(() => {
  vi.useRealTimers()
})

async function open(items: CartLine[]) {
  saveCart({ kind: 'menu', gid: GID, items, fulfilmentMethods: [1, 2, 3], fulfilmentMethod: 0, coupon: '' })
  const view = show(<CartDrawer gid={GID} checkoutHref="/checkout?query=12" onClose={vi.fn()} />)
  await screen.findByText('Noodle House')
  return view
}

test('lines with their choices, a subtotal, and the amount missing for delivery [CHK-41] [CHK-43]', async () => {
  const { user } = await open([{ ...ramenLine, options: { 10: [101] }, pc: 1750 }])
  expect(screen.getByText('Large')).toBeInTheDocument()
  expect(screen.getByText('Add C$2.50 more for delivery')).toBeInTheDocument()
  expect(screen.queryByText('Delivery')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'One more: Ramen' }))
  expect(screen.getAllByText('C$35.00')).toHaveLength(2)
  expect(screen.getByText('Delivery')).toBeInTheDocument()
  expect(screen.queryByText(/more for delivery/)).not.toBeInTheDocument()
})

const giftCard: Product = { ...lunchBox, id: 9, name: 'Gift card', price: 5000, isGiftCard: true, available: null }
const withGiftCard = () =>
  vi
    .spyOn(menus, 'loadMenu')
    .mockResolvedValue(success<StoreMenu>({ ...sampleMenu, products: [...sampleMenu.products, giftCard] }))
const giftLine: CartLine = { pid: 9, qty: 1, pc: 5000, options: {} }

test('a gift card in the cart does not meet the minimum of the delivery, whatever the cart was stored as', async () => {
  withGiftCard()
  await open([giftLine, { ...ramenLine, pc: 1500 }])
  expect(screen.getByText('Add C$5.00 more for delivery')).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: 'Delivery' })).not.toBeInTheDocument()
  expect(screen.getByText('C$65.00')).toBeInTheDocument()
})

test('a cart of gift cards alone is asked for no order type, and for no more', async () => {
  withGiftCard()
  await open([giftLine])
  expect(screen.queryByText(/more for delivery/)).not.toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('the order type is chosen in the cart; one that picks it up is not told what is missing for delivery', async () => {
  const { user } = await open([ramenLine])
  expect(screen.getByText(/more for delivery/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Pickup' }))
  expect(stored()?.fulfilmentMethod).toBe(2)
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked()
  expect(screen.queryByText(/more for delivery/)).not.toBeInTheDocument()
})

test('what goes well with the cart is added by one press, and leaves the row; the next one has the focus', async () => {
  const dish = (id: number, name: string, price: number): Product => ({ ...lunchBox, id, name, price })
  const products = [ramen, dish(4, 'Tea', 300), dish(5, 'Cola', 350), dish(6, 'Mochi', 500), dish(7, 'Gyoza', 600)]
  const menu = { ...sampleMenu, products, sections: [[1], [4, 5], [6], [7]] }
  vi.mocked(menus.loadMenu).mockResolvedValue(success<StoreMenu>(menu))
  const { user } = await open([ramenLine])
  const row = within(screen.getByRole('toolbar', { name: 'Goes well with your order' }))
  const offered = () => row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(offered()).toEqual(['Add Tea', 'Add Mochi', 'Add Gyoza'])
  expect(row.getByText('C$3.00')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Add Tea' }))
  expect(stored()?.items).toEqual([ramenLine, { pid: 4, qty: 1, pc: 300, options: {} }])
  expect(screen.getByRole('button', { name: 'One more: Tea' })).toBeVisible()
  expect(screen.getByText('Added: Tea')).toHaveAttribute('role', 'status')
  expect(offered()).toEqual(['Add Mochi', 'Add Gyoza', 'Add Cola'])
  await waitFor(() => expect(row.getByRole('button', { name: 'Add Mochi' })).toHaveFocus())
})

test('the second press of a double click, which meets what has moved up, adds nothing', async () => {
  await open([ramenLine])
  const plus = screen.getByRole('button', { name: 'Add Lunch box' })
  fireEvent.click(plus, { detail: 2 })
  expect(stored()?.items).toEqual([ramenLine])
  fireEvent.click(plus, { detail: 1 })
  expect(stored()?.items).toHaveLength(2)
})

test('where nothing goes with the cart, nothing is said', async () => {
  await open([ramenLine, { pid: 2, qty: 1, pc: 1200, options: {} }])
  expect(screen.queryByRole('toolbar', { name: 'Goes well with your order' })).not.toBeInTheDocument()
})

test('the button that restores a removed line stands in its place, and has the focus until it is pressed', async () => {
  const { user } = await open([ramenLine, { pid: 2, qty: 1, pc: 1200, options: {} }])
  await user.click(screen.getByRole('button', { name: 'Remove Ramen' }))
  const [first, second] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
  const undo = within(first as HTMLElement).getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  expect(undo).toHaveAccessibleDescription('Removed: Ramen')
  await user.keyboard('{Enter}')
  expect(within(second as HTMLElement).getByRole('button', { name: 'One less: Lunch box' })).toHaveFocus()
})

test('a removed line can be restored', async () => {
  const { user } = await open([ramenLine])
  await user.click(screen.getByRole('button', { name: 'Remove Ramen' }))
  expect(stored()).toBeNull()
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(stored()?.items).toEqual([ramenLine])
})

test('a changed price is shown, and the cart goes to checkout with today’s', async () => {
  const { user } = await open([{ ...ramenLine, pc: 1400 }])
  expect(screen.getByText('New price, was C$14.00')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Go to checkout' }))
  expect(stored()?.items[0]?.pc).toBe(1500)
  expect(dealCart.goToCheckout).toHaveBeenCalledWith('/checkout?query=12')
})

test('items no longer offered are removed with a message; with nothing left the cart is cleared [ERR-25] [ERR-29]', async () => {
  await open([{ pid: 99, qty: 1, pc: 100, options: {} }])
  await waitFor(() => expect(stored()).toBeNull())
  expect(screen.getByRole('alert')).toHaveTextContent('Your shopping cart has been cleared')
})

test('the remaining lines stay when one is removed', async () => {
  await open([ramenLine, { pid: 1, qty: 1, pc: 100, options: { 10: [999] } }])
  await waitFor(() => expect(stored()?.items).toEqual([ramenLine]))
  expect(screen.getByRole('alert')).toHaveTextContent('No longer available, so removed from your cart: Ramen')
})

test('while the drawer is open it follows the menu: a new price, then sold out, then gone', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: FRIDAY_NOON })
  await open([ramenLine])
  expect(screen.queryByText(/New price/)).not.toBeInTheDocument()
  const minuteLater = (products: StoreMenu['products']) => {
    vi.mocked(menus.loadMenu).mockResolvedValue(success<StoreMenu>({ ...sampleMenu, products }))
    return act(() => vi.advanceTimersByTimeAsync(60_000))
  }
  await minuteLater([{ ...ramen, price: 1650 }])
  expect(screen.getByText('New price, was C$15.00')).toBeInTheDocument()
  await minuteLater([{ ...ramen, price: 1650, stock: 0 }])
  expect(screen.getByText('Sold out')).toBeInTheDocument()
  vi.mocked(menus.loadMenu).mockResolvedValue({ ok: false, code: 'network' })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Sold out')).toBeInTheDocument()
  await minuteLater([])
  expect(screen.getByRole('alert')).toHaveTextContent('Your shopping cart has been cleared')
  expect(stored()).toBeNull()
})
