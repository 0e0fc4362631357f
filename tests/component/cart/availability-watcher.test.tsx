import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AvailabilityWatcher } from '@/components/cart/availability-watcher'
import * as lazyMessages from '@/components/ui/loading/lazy-messages'
import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import * as menus from '@/lib/browser/cart/menus'
import { success } from '@/lib/domain/result'
import type { StoreMenu } from '@/lib/domain/stores/menu'
import { lunchBox, sampleMenu } from '@/tests/support/sample-menu'
import { show } from '@/tests/support/show'
import { ASYNC_TIMEOUT } from '@/tests/support/timeouts'

const GID = sampleMenu.store.gid
/** Friday, a minute before lunch ends in Vancouver. */
const BEFORE_THREE = new Date('2026-11-20T22:58:30Z')
const names = () =>
  cartOf('menu', GID)
    .read()
    ?.items.map(({ pid }) => pid)
const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000))

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE_THREE })
  vi.spyOn(menus, 'loadMenu').mockResolvedValue(success<StoreMenu>(sampleMenu))
  vi.spyOn(lazyMessages, 'LazyMessages').mockImplementation(({ children }) => <>{children}</>)
  const items = [1, 2].map((pid) => ({ pid, qty: 1, pc: 1200, options: {} }))
  saveCart({ kind: 'menu', gid: GID, items, fulfilmentMethods: [2], fulfilmentMethod: 0, coupon: '' })
})

afterEach(() => {
  vi.useRealTimers()
})

test('every minute, in the store’s local time, unavailable items are listed, and OK removes them [CART-4] [CART-5] [CART-7]', async () => {
  show(<AvailabilityWatcher gids={[GID]} />)
  await minute()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await minute()
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Lunch box'), ASYNC_TIMEOUT)
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Ramen')
  expect(names()).toEqual([1, 2])
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(names()).toEqual([1])
  await minute()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('items unavailable when the screen opens are listed at once [CART-4]', async () => {
  vi.setSystemTime(new Date('2026-11-20T23:30:00Z'))
  show(<AvailabilityWatcher gids={[GID]} />)
  await act(() => vi.advanceTimersByTimeAsync(100))
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Lunch box'), ASYNC_TIMEOUT)
  expect(names()).toEqual([1, 2])
})

test('a check that is under way when OK is pressed lists nothing that it removed [CART-5]', async () => {
  vi.setSystemTime(new Date('2026-11-20T23:30:00Z'))
  show(<AvailabilityWatcher gids={[GID]} />)
  await act(() => vi.advanceTimersByTimeAsync(100))
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Lunch box'), ASYNC_TIMEOUT)
  let answer = () => {}
  vi.mocked(menus.loadMenu).mockImplementation(
    () => new Promise((resolve) => (answer = () => resolve(success<StoreMenu>(sampleMenu)))),
  )
  await minute()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await act(async () => answer())
  expect(names()).toEqual([1])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('with several carts on screen, all are checked and one dialog lists what leaves which [CART-5]', async () => {
  const other = { ...sampleMenu, products: [{ ...lunchBox, id: 5, name: 'Bento' }] }
  vi.mocked(menus.loadMenu).mockImplementation(async (gid) => success<StoreMenu>(gid === GID ? sampleMenu : other))
  const items = [{ pid: 5, qty: 1, pc: 900, options: {} }]
  saveCart({ kind: 'menu', gid: 77, items, fulfilmentMethods: [2], fulfilmentMethod: 0, coupon: '' })
  vi.setSystemTime(new Date('2026-11-20T23:30:00Z'))
  show(<AvailabilityWatcher gids={[GID, 77]} />)
  await act(() => vi.advanceTimersByTimeAsync(100))
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Lunch box, Bento'), ASYNC_TIMEOUT)
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(names()).toEqual([1])
  expect(cartOf('menu', 77).read()).toBeNull()
})

test('a store with a name and no time settings is no longer watched [CART-6]', async () => {
  vi.mocked(menus.loadMenu).mockResolvedValue(
    success<StoreMenu>({ ...sampleMenu, store: { ...sampleMenu.store, timeSettings: null } }),
  )
  show(<AvailabilityWatcher gids={[GID]} />)
  await minute()
  await minute()
  await minute()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(menus.loadMenu).toHaveBeenCalledOnce()
})
