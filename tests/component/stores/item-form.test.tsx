import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ItemForm } from '@/components/stores/item/item-form'
import { cartOf } from '@/lib/browser/cart/carts'
import type { OrderingStore, Product } from '@/lib/domain/stores/menu'
import { FRIDAY_NOON, lunchBox, ramen, sampleOrderingStore, soldOutDish } from '@/tests/support/sample-menu'
import { show } from '@/tests/support/show'

const GID = sampleOrderingStore.gid
const cart = () => cartOf('menu', GID).read()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: FRIDAY_NOON })
})

afterEach(() => {
  vi.useRealTimers()
})

function open(product: Product = ramen, store: OrderingStore = sampleOrderingStore) {
  const onAdded = vi.fn()
  const view = show(
    <ItemForm loadedPicture={null} store={store} product={product} onClose={vi.fn()} onAdded={onAdded} />,
  )
  return { ...view, onAdded }
}

test('the button shows quantity and total, and adds the item to the cart [STORE-1]', async () => {
  const { user, onAdded } = open()
  const add = () => screen.getByRole('button', { name: /^Add/ })
  expect(add()).toHaveTextContent('Add 1 · C$15.00')
  await user.click(screen.getByRole('radio', { name: /Large/ }))
  await user.click(screen.getByRole('button', { name: 'One more: Ramen' }))
  expect(add()).toHaveTextContent('Add 2 · C$35.00')
  await user.click(add())
  expect(onAdded).toHaveBeenCalledOnce()
  expect(cart()?.items).toEqual([{ pid: 1, qty: 2, pc: 1750, options: { 10: [101] } }])
  expect(cart()?.fulfilmentMethods).toEqual([1, 2, 3])
})

test('a dish on sale has its regular price struck through, and the end of the sale', () => {
  open({ ...ramen, sale: { regularPrice: 1800, until: '2026-12-05T18:00:00-07:00' } })
  expect(screen.getByText('C$18.00').closest('s')).toHaveTextContent('original price C$18.00')
  expect(screen.getByText('Until 2026-12-05 06:00pm')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Add/ })).toHaveTextContent('Add 1 · C$15.00')
})

test('a sale without an end has none', () => {
  open({ ...ramen, sale: { regularPrice: 1800, until: null } })
  expect(screen.getByText('C$18.00')).toBeVisible()
  expect(screen.queryByText(/Until/)).toBeNull()
})

test('several pictures are a row that the keyboard reaches; one has no row', () => {
  const pictures = ['/media/1.webp', '/media/2.webp']
  open({ ...ramen, picture: '/media/1.webp', pictures })
  expect(screen.getByRole('list', { name: 'Pictures' })).toHaveAttribute('tabindex', '0')
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Ramen, picture 1 of 2',
    'Ramen, picture 2 of 2',
  ])
})

test('every group shows its rule; a full one shows a message', async () => {
  const { user } = open()
  expect(screen.getByRole('group', { name: /Size/ })).toHaveTextContent('Required, choose 1')
  const extras = screen.getByRole('group', { name: /Extras/ })
  expect(extras).toHaveTextContent('Optional, up to 2')
  for (const name of [/Egg/, /Nori/, /Corn/]) await user.click(within(extras).getByRole('checkbox', { name }))
  expect(within(extras).getByRole('checkbox', { name: /Corn/ })).not.toBeChecked()
  expect(extras).toHaveTextContent('You’ve chosen all 2.')
  expect(within(extras).getByRole('checkbox', { name: /Butter/ })).toBeDisabled()
})

test('a selected choice opens its nested groups', async () => {
  const { user } = open()
  expect(screen.queryByRole('group', { name: /Drink/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /With a drink/ }))
  await user.click(screen.getByRole('radio', { name: /Cola/ }))
  await user.click(screen.getByRole('button', { name: /^Add/ }))
  expect(cart()?.items[0]).toMatchObject({ pc: 1850, options: { 10: [100], 12: [120], 13: [131] } })
})

test('an unanswered required group is highlighted and nothing is added', async () => {
  const [size] = ramen.optionGroups
  const none = { ...ramen, optionGroups: size ? [{ ...size, choices: size.choices.slice(0, 1), min: 2, max: 2 }] : [] }
  const { user, onAdded } = open(none)
  await user.click(screen.getByRole('button', { name: /^Add/ }))
  expect(screen.getByRole('group', { name: /Size/ })).toHaveTextContent('please select the items below')
  expect(onAdded).not.toHaveBeenCalled()
  expect(cart()).toBeNull()
})

test.each([
  ['sold out', soldOutDish, FRIDAY_NOON, 'Sold out'],
  [
    'outside its time',
    lunchBox,
    new Date('2026-11-21T03:00:00Z'),
    'This item isn’t available right now. From Monday 11:00am',
  ],
  ['of a closed store', ramen, new Date('2026-11-21T08:00:00Z'), 'Closed, opens 11:00am'],
])('an item %s shows why and cannot be added', (_, product, now, text) => {
  vi.setSystemTime(now)
  open(product)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument()
})
