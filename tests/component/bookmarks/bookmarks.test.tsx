import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Bookmarks } from '@/components/bookmarks/bookmarks'
import { ToastRegion } from '@/components/ui/feedback/toast'
import type { Bookmark } from '@/lib/domain/account/bookmarks'
import { type ApiCall, type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const one: Bookmark = {
  id: 12,
  name: 'Noodle House',
  picture: '',
  cover: '',
  rating: 4.5,
  address: '500 Granville St',
  storeId: null,
  price: null,
}
const dish = {
  ...one,
  id: 34,
  name: 'Beef noodles',
  rating: null,
  address: '',
  storeId: 12,
  price: { amount: 2000, currency: 'CAD' },
}
const ALL = {
  stores: [one, { ...one, id: 13, name: 'Harbour Spa' }],
  products: [dish],
  deals: [{ ...dish, id: 56, name: 'Spa day', price: { amount: 8900, currency: 'CAD' } }],
}
const DELETE = 'DELETE /api/bookmarks'

function render(routes: ApiMocks = {}, props: ComponentProps<typeof Bookmarks> = {}) {
  const api = mockApi({ 'GET /api/bookmarks': { json: ALL }, [DELETE]: { json: null }, ...routes })
  const view = show(
    <>
      <Bookmarks {...props} />
      <ToastRegion />
    </>,
    'en',
    ['jp', 'en'],
  )
  return { ...view, ...api }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the page', () => {
  test('stores and products in separate sections, with links to each [BOOK-1]', async () => {
    render()
    const stores = await section('Stores')
    expect(stores.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Noodle House', '/store/12?lan=jp'],
      ['Harbour Spa', '/store/13?lan=jp'],
    ])
    expect(stores.getAllByText('500 Granville St')).toHaveLength(2)
    const products = await section('Products')
    expect(products.getByRole('link', { name: 'Beef noodles' })).toHaveAttribute('href', '/product/34?lan=jp')
    expect(products.getByText('C$20.00')).toBeVisible()
  })

  test('a product and a deal name their store, whose currency may be another one', async () => {
    render({}, { storeNames: { 12: 'Noodle House' } })
    for (const name of ['Products', 'Deals']) expect((await section(name)).getByText('Noodle House')).toBeVisible()
  })

  test('a store has its status, and a link to its menu where it can be ordered from', async () => {
    render({}, { storeFacts: { 12: <p>Open until 22:00</p> }, ordering: [12] })
    const [first, second] = (await section('Stores')).getAllByRole('listitem').map((item) => within(item))
    expect(first?.getByText('Open until 22:00')).toBeVisible()
    expect(first?.getByRole('link', { name: 'Order Noodle House' })).toHaveAttribute('href', '/store/12?lan=jp#menu')
    expect(second?.queryByRole('link', { name: /^Order/ })).toBeNull()
    expect(first?.getByRole('link', { name: /^Order/ }).parentElement).toHaveClass('mt-auto')
    expect(first?.getByText('500 Granville St').parentElement).toHaveTextContent('4.5')
  })

  test('deals have a section if there are any, and are deleted by their type [BOOK-3]', async () => {
    const { user, callsOf } = render()
    const deals = await section('Deals')
    expect(deals.getByRole('link', { name: 'Spa day' })).toHaveAttribute('href', '/deals/details/56?lan=jp')
    await user.click(deals.getByRole('button', { name: 'Remove Spa day' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deals' })).toBeNull())
    expect(callsOf(DELETE)[0]?.body).toEqual({ kind: 'deals', id: 56 })
  })

  test('an empty section shows a message; without any bookmarks there is one message [BOOK-1]', async () => {
    render({ 'GET /api/bookmarks': { json: { ...ALL, products: [], deals: [] } } })
    expect((await section('Products')).getByText('No products bookmarked.')).toBeVisible()
  })

  test('without bookmarks shows a message and a link', async () => {
    render({ 'GET /api/bookmarks': { json: { stores: [], products: [], deals: [] } } })
    expect(await screen.findByText('Nothing bookmarked yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See deals' })).toHaveAttribute('href', '/deals?lan=jp')
  })

  test('a load error is never shown as an empty list', async () => {
    render({ 'GET /api/bookmarks': rejection('network', undefined, 503) })
    expect(await screen.findByText('Unable to load data')).toBeVisible()
    expect(screen.queryByText('Nothing bookmarked yet')).toBeNull()
  })
})

describe('remove', () => {
  test('each button shows its own progress and can be pressed once [BOOK-2]', async () => {
    const waiting = new Map<number, () => void>()
    const { user, callsOf } = render({
      [DELETE]: ({ body }: ApiCall) =>
        new Promise((resolve) => waiting.set((body as { id: number }).id, () => resolve({ json: null }))),
    })
    const button = async (name: string) => (await section('Stores')).getByRole('button', { name: `Remove ${name}` })
    const noodle = await button('Noodle House')
    await user.click(noodle)
    await user.click(noodle)
    expect(noodle).toHaveAttribute('aria-busy', 'true')
    expect(await button('Harbour Spa')).not.toHaveAttribute('aria-busy')
    await user.click(await button('Harbour Spa'))
    expect(await button('Harbour Spa')).toHaveAttribute('aria-busy', 'true')
    expect(callsOf(DELETE).map(({ body }) => body)).toEqual([
      { kind: 'stores', id: 12 },
      { kind: 'stores', id: 13 },
    ])
    waiting.get(12)?.()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Noodle House' })).toBeNull())
    expect(await button('Harbour Spa')).toHaveAttribute('aria-busy', 'true')
  })

  test('focus moves to the neighbour', async () => {
    const { user } = render()
    await user.click((await section('Stores')).getByRole('button', { name: 'Remove Noodle House' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Harbour Spa' })).toHaveFocus())
  })

  test('a failure is shown and the bookmark stays', async () => {
    const { user } = render({ [DELETE]: rejection('network', undefined, 503) })
    const products = await section('Products')
    await user.click(products.getByRole('button', { name: 'Remove Beef noodles' }))
    expect(await screen.findByText('Beef noodles could not be removed')).toBeVisible()
    expect(products.getByRole('button', { name: 'Remove Beef noodles' })).not.toHaveAttribute('aria-busy')
  })

  test('nobody knows whether one was removed: it says so', async () => {
    const { user } = render({ [DELETE]: rejection('change_unknown', undefined, 504) })
    await user.click((await section('Products')).getByRole('button', { name: 'Remove Beef noodles' }))
    expect(
      await screen.findByText('We couldn’t confirm whether this went through. Please check before you try again.'),
    ).toBeVisible()
  })
})
