import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuickAdd } from '@/components/stores/menu/quick-add'
import { cartOf } from '@/lib/browser/cart/carts'
import * as menus from '@/lib/browser/cart/menus'
import { failure, success } from '@/lib/domain/result'
import type { StoreMenu } from '@/lib/domain/stores/menu'
import { FRIDAY_NOON, lunchBox, sampleMenu } from '@/tests/support/sample-menu'
import { show } from '@/tests/support/show'

const GID = sampleMenu.store.gid
const stored = () => cartOf('menu', GID).read()?.items
const plus = () => screen.getByRole('button', { name: 'Add Lunch box' })
const minus = () => screen.queryByRole('button', { name: 'One less: Lunch box' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: FRIDAY_NOON })
  vi.spyOn(menus, 'loadMenu').mockResolvedValue(success<StoreMenu>(sampleMenu))
})

afterEach(() => {
  vi.useRealTimers()
})

/** A card with its link, which the screen opens as a dialog. */
function card(max = 99) {
  const onOpen = vi.fn((event: React.MouseEvent) => event.preventDefault())
  const { id, name } = lunchBox
  const view = show(
    <article>
      <a href={`/product/${id}`} data-product={id} onClick={onOpen}>
        {name}
      </a>
      <QuickAdd gid={GID} pid={id} max={max} labels={{ add: `Add ${name}`, less: `One less: ${name}` }} />
    </article>,
  )
  return { ...view, onOpen }
}

test('each press adds one at the price of the menu, and a minus takes one away', async () => {
  const { user, onOpen } = card()
  expect(minus()).toBeNull()
  await user.click(plus())
  await user.click(plus())
  await screen.findByText('2')
  expect(stored()).toEqual([{ pid: 2, qty: 2, pc: 1200, options: {} }])
  expect(cartOf('menu', GID).read()?.fulfilmentMethods).toEqual([1, 2, 3])
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(minus() as HTMLElement)
  await user.click(minus() as HTMLElement)
  expect(stored()).toBeUndefined()
  expect(minus()).toBeNull()
  expect(plus()).toHaveFocus()
})

test('what cannot be ordered now opens its dialog', async () => {
  vi.setSystemTime(new Date('2026-11-21T03:00:00Z'))
  const { user, onOpen } = card()
  await user.click(plus())
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
  expect(stored()).toBeUndefined()
})

test('a menu that cannot be read opens the dialog, which offers to try again', async () => {
  vi.spyOn(menus, 'loadMenu').mockResolvedValue(failure('network'))
  const { user, onOpen } = card()
  await user.click(plus())
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
})

test('no more than are left', async () => {
  const { user, onOpen } = card(1)
  await user.click(plus())
  await screen.findByText('1')
  expect(plus()).toHaveAttribute('aria-disabled', 'true')
  await user.click(plus())
  expect(stored()).toMatchObject([{ qty: 1 }])
  expect(onOpen).not.toHaveBeenCalled()
})
