import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OrderNotice } from '@/components/stores/closed/order-notice'
import { StoreNotice } from '@/components/stores/closed/store-notice'
import type { Language } from '@/lib/domain/languages/languages'
import type { OpenStore } from '@/lib/domain/stores/like-store'
import type { Store } from '@/lib/domain/stores/stores'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { mockApi } from '@/tests/support/mock-api'
import { FRIDAY_NOON } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'

const NIGHT = new Date('2026-11-21T06:30:00Z')
const NO_LATER = { canPreOrder: false }

async function notice(store: Partial<Store>, now: Date, { language = 'en', isOwn = false }: Look = {}) {
  const paths = pathsIn(language, 'en')
  const page = await renderServer(
    <StoreNotice store={{ ...sampleStore, ...store }} paths={paths} isOwn={isOwn} now={now} />,
    language,
  )
  return page
}
interface Look {
  language?: Language
  isOwn?: boolean
}

describe('above the menu, without script', () => {
  test('an open store says nothing', async () => {
    expect((await notice({}, FRIDAY_NOON)).querySelector('.order-notice')).toBeNull()
  })

  test.each<[Language, string]>([
    ['en', 'Order for Saturday 11:00amChoose the time at checkout.'],
    ['zh', '可提前下单，最早周六 11:00结算时选择时间。'],
    ['zh-Hant', '可預先下單，最早週六 11:00結帳時選擇時間。'],
    ['jp', '予約注文できます（最短土曜日 11:00）日時は注文手続きで選べます。'],
  ])('in %s, a closed store that sells for later names the time, and no other store', async (language, text) => {
    const page = await notice({}, NIGHT, { language })
    expect(within(page).getByRole('status')).toHaveTextContent(text)
    expect(page.querySelector('.open-stores')).toBeNull()
  })

  test('one that does not says why, and leads to all of its kind', async () => {
    const page = await notice({ ...NO_LATER, categories: [1012] }, NIGHT)
    expect(within(page).getByRole('status')).toHaveTextContent(
      'You can order from Saturday 11:00amIt takes no orders while it’s closed.',
    )
    const link = within(page).getByRole('link', { name: 'See all: Restaurants' })
    expect(link).toHaveAttribute('href', '/?kind=restaurants')
  })

  test('on its own domain it names no others', async () => {
    const page = await notice(NO_LATER, NIGHT, { isOwn: true })
    expect(within(page).getByRole('status')).toHaveTextContent('You can order from Saturday 11:00am')
    expect(within(page).queryByRole('link')).toBeNull()
  })

  test.each<[string, Partial<Store>, string]>([
    ['takes no orders online', { takesOnlineOrders: false }, 'This store isn’t taking online orders right now.'],
    ['has paused them', { ordersPausedUntil: '2026-11-20T21:00:00Z' }, 'Open, orders paused until 02:00pm'],
  ])('one that %s says so', async (_, store, text) => {
    const page = await notice(store, FRIDAY_NOON)
    expect(within(page).getByRole('status').textContent).toBe(text)
  })
})

const TEA: OpenStore = {
  href: '/store/7',
  name: 'Moon Tea',
  logo: '',
  status: 'Open until 11:00pm',
  facts: '15 to 25 min · Pickup',
  lat: 49.28,
  lon: -123.1,
}

describe('on screen', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NIGHT, toFake: ['Date', 'setInterval', 'clearInterval'] }))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  async function open(stores: OpenStore[], { canPreOrder }: { canPreOrder: boolean } = NO_LATER) {
    const api = mockApi({ 'GET /api/open-stores/en/12': { json: stores } })
    // what the server component hands over
    const element = await StoreNotice({
      store: { ...sampleStore, canPreOrder },
      paths: pathsIn('en', 'en'),
      isOwn: false,
      now: NIGHT,
    })
    const view = render(<OrderNotice {...element.props} />)
    return { api, ...view }
  }

  test('the stores that are open are loaded, with status, time and room for a distance', async () => {
    const { api } = await open([TEA])
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: 'Moon Tea' })).toHaveAttribute('href', '/store/7')
    expect(card.getByText('Open until 11:00pm')).toBeVisible()
    expect(card.getByText('15 to 25 min · Pickup')).toBeVisible()
    expect(document.querySelector('[data-lat="49.28"]')).toBeEmptyDOMElement()
    expect(api.calls).toHaveLength(1)
  })

  test('where none is, the row says so', async () => {
    await open([])
    expect(await screen.findByText('Nothing like it is open nearby right now.')).toBeVisible()
  })

  test('a store that sells for later asks for no others', async () => {
    const { api } = await open([TEA], { canPreOrder: true })
    expect(screen.getByRole('status')).toHaveTextContent('Order for Saturday 11:00am')
    expect(api.calls).toEqual([])
  })

  test('once the store opens, the notice keeps its place and leads to the dishes with their plus', async () => {
    await open([TEA])
    await screen.findByRole('article')
    await act(() => vi.advanceTimersByTime(12.6 * 3_600_000))
    expect(screen.getByRole('status')).toHaveTextContent('This store is taking orders now.')
    expect(screen.getByRole('button', { name: 'Reload the menu' })).toBeVisible()
    expect(screen.getByRole('article')).toBeVisible()
  })
})
