import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoreCard } from '@/components/stores/store-card'
import type { Language } from '@/lib/domain/languages/languages'
import type { ListedStore, StoreServing } from '@/lib/domain/stores/stores'
import { renderServer } from '@/tests/component/render-server'
import { FRIDAY_NOON } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'

const { timeZone, hours, services, waiterService } = sampleStore
const serving: StoreServing = {
  timeZone,
  hours,
  services,
  waiterService,
  minDeliveryAmount: 1500,
  deliveryFee: 299,
  stopOrderMinutes: 15,
  nextOpening: null,
  isClosedIndefinitely: false,
  holidays: [],
  specialHours: {},
  ordersPausedUntil: null,
}
const renderCard = (store: Partial<ListedStore>, now = FRIDAY_NOON, language: Language = 'en') =>
  renderServer(<StoreCard store={{ ...sampleStore, serving, ...store }} href="/store/12" now={now} />, language)

test('a card shows fee, minimum and services, rating and status, and links to the store [HOME-5]', async () => {
  await renderCard({})
  expect(screen.getByRole('link', { name: 'Noodle House' })).toHaveAttribute('href', '/store/12')
  expect(screen.getByRole('article')).toHaveTextContent('Delivery from C$2.99 · C$15.00 minimum · Pickup · Dine in')
  expect(screen.getByText('Rated 4.5 out of 5, 20 reviews')).toBeInTheDocument()
  expect(screen.getByText('Open until 10:00pm')).toHaveAttribute('data-open', 'true')
})

test.each([
  [0, 19, '19 reviews'],
  [4.5, 0, 'Rated 4.5 out of 5'],
])(
  'a card of a store with the rating %d and %i reviews: %s, and nothing that is not known',
  async (rating, ratingCount, text) => {
    await renderCard({ rating, ratingCount })
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('article')).not.toHaveTextContent(/0\.0|\(0\)/)
  },
)

const RANGE = { from: 25, to: 35 }
const SOON = { from: 15, to: 25 }
test.each<[string, Partial<ListedStore>, string]>([
  [
    'a delivery',
    { estimates: { delivery: RANGE, pickup: SOON } },
    '25 to 35 min · Delivery from C$2.99 · C$15.00 minimum',
  ],
  [
    'a free delivery without a minimum',
    { estimates: { delivery: RANGE }, serving: { ...serving, deliveryFee: 0, minDeliveryAmount: 0 } },
    '25 to 35 min · Free delivery',
  ],
  ['a delivery, without a currency', { estimates: { delivery: RANGE }, currency: null }, '25 to 35 min · Delivery'],
  [
    'pickup, where a delivery is too far',
    { estimates: { pickup: SOON, eatin: SOON } },
    '15 to 25 min · Pickup · Dine in',
  ],
])('a card has one line of time and cost: %s', async (_, store, line) => {
  await renderCard(store)
  expect(screen.getByText(/ min ·$/).closest('p')).toHaveTextContent(new RegExp(`^${line.replaceAll('$', '\\$')}$`))
})

test.each([
  ['a spa', [1231], 'At the spa, by appointment'],
  ['a dentist', [1341], 'By appointment'],
  ['a hotel', [1411], 'By reservation'],
  ['a bowling alley', [1120], 'On site'],
  ['a shop', [1510], 'In store'],
  ['a restaurant', [1011], 'Dine in'],
  ['a store of no kind', [], 'Dine in'],
])('the card of %s says how it is visited', async (_, categories, text) => {
  const services = { ...serving.services, delivery: false, pickup: false, eatin: true }
  await renderCard({ categories, serving: { ...serving, services } })
  expect(screen.getByText(text)).toBeVisible()
})

test.each<[Language, string]>([
  ['zh', '营业至 22:00'],
  ['zh-Hant', '營業至 22:00'],
  ['jp', '22:00まで営業'],
])('in %s the time it closes is on a 24-hour clock', async (language, text) => {
  await renderCard({}, FRIDAY_NOON, language)
  expect(screen.getByText(text)).toHaveAttribute('data-open', 'true')
})

test.each([
  ['after hours', true, null, '2026-11-21T06:00:00Z', 'Closed, opens Saturday 11:00am'],
  ['on a holiday', false, '2026-11-21T18:00:00Z', '2026-11-20T20:00:00Z', 'Closed, opens Saturday 11:00am'],
  ['on a short break', false, '2026-11-21T00:00:00Z', '2026-11-20T20:00:00Z', 'Closed, opens 05:00pm'],
  ['for weeks', false, '2026-12-21T19:00:00Z', '2026-11-20T20:00:00Z', 'Not taking orders right now'],
  ['until further notice', false, null, '2026-11-20T20:00:00Z', 'Not taking orders right now'],
])('closed %s', async (_, isOpen, nextOpening, now, text) => {
  await renderCard({ isOpen, serving: { ...serving, nextOpening } }, new Date(now))
  expect(screen.getByText(text)).toHaveAttribute('data-open', 'false')
})

test('if the list only contains whether it is open, the card shows that', async () => {
  await renderCard({ serving: null })
  expect(screen.getByText('Open now')).toBeInTheDocument()
  expect(screen.queryByText(/Delivery/)).not.toBeInTheDocument()
})

test('amounts in a currency that nobody named are not shown; free delivery is free in any', async () => {
  await renderCard({ currency: null })
  expect(screen.getByRole('article')).toHaveTextContent('Delivery · Pickup · Dine in')
  expect(screen.getByRole('article')).not.toHaveTextContent('$')
  await renderCard({ currency: null, serving: { ...serving, deliveryFee: 0, minDeliveryAmount: 0 } })
  expect(screen.getByRole('article')).toHaveTextContent('Free delivery · Pickup · Dine in')
})

test('a card has its coordinates and room for a distance, in which nothing of a visitor is', async () => {
  const page = await renderCard({})
  expect(page.querySelector('[data-lat="49.27"][data-lon="-123.12"]')).toBeEmptyDOMElement()
  const nowhere = await renderCard({ address: { ...sampleStore.address, lat: null } })
  expect(nowhere.querySelector('[data-lat]')).toBeNull()
})

test.each([
  ['while it takes orders', '2026-11-20T20:00:00Z', 'true'],
  ['with the last orders', '2026-11-21T04:30:00Z', 'true'],
  ['after the last order, though still open', '2026-11-21T04:50:00Z', 'false'],
  ['after hours', '2026-11-21T06:30:00Z', 'false'],
])('%s the minutes of an order are shown: %s, %s', async (_, now, serves) => {
  const page = await renderCard({ estimates: { delivery: RANGE } }, new Date(now))
  expect(page.querySelector('[data-open]')).toHaveAttribute('data-serves', serves)
  expect(screen.getByText(/25 to 35 min/)).toHaveClass('group-has-[[data-serves=false]]:hidden')
})
