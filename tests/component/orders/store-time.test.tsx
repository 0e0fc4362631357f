import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderDetail } from '@/components/orders/detail/order-detail'
import { OrderTable } from '@/components/orders/list/order-table'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import type { Language } from '@/lib/domain/languages/languages'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

afterEach(() => vi.restoreAllMocks())

const [TOKYO, VANCOUVER] = [-540, 420]
const AT = '2026-06-20T19:30:00-07:00'
const actions = {
  cancel: async () => null,
  comment: async () => null,
  review: async () => null,
  refresh: async () => null,
}
const ROW: OrderRow = {
  id: 'a-1',
  gid: 12,
  fulfilmentMethod: 2,
  waiterService: true,
  storeName: 'Noodle House',
  storeCity: null,
  storeLogo: '',
  orderedAt: AT,
  amount: { amount: 4521, currency: 'CAD' },
  status: 2,
  paymentState: null,
  items: [],
}
function Time() {
  return <time>{usePlaceTime().dayTime(AT)}</time>
}
/** Puts the viewer in a place, by its minutes behind UTC. */
const viewFrom = (minutes: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
const showRow = (orderedAt: string, storeCity: string | null = null) =>
  show(<OrderTable rows={[{ ...ROW, orderedAt, storeCity }]} />)
const showOrder = (language?: Language, storeCity: string | null = null) =>
  show(
    <OrderDetail
      order={{ ...sampleOrder, orderedAt: AT, storeCity }}
      isBack={false}
      updatedAt={Date.now()}
      map={{}}
      code={null}
      actions={actions}
    />,
    language,
  )

test('a viewer in Tokyo reads one time of an order in list and detail: the store’s, with its zone', () => {
  viewFrom(TOKYO)
  showRow(AT)
  expect(screen.getByText('2026-06-20 07:30pm (UTC-7)')).toBeVisible()
  showOrder()
  expect(screen.getByText('2026-06-20 07:30pm · store’s local time (UTC-7)')).toBeVisible()
})

test('where the API tells the city, its name is that of the clock', () => {
  viewFrom(TOKYO)
  showRow(AT, 'Vancouver')
  expect(screen.getByText('2026-06-20 07:30pm (Vancouver time)')).toBeVisible()
  showOrder('en', 'Vancouver')
  expect(screen.getByText('2026-06-20 07:30pm · Vancouver time')).toBeVisible()
})

test('where the clocks agree, no zone is named', () => {
  viewFrom(VANCOUVER)
  showRow(AT)
  showOrder()
  expect(screen.getAllByText('2026-06-20 07:30pm')).toHaveLength(2)
})

test.each<[Language, string]>([
  ['zh', '2026-06-20 07:30pm · 商家当地时间（UTC-7）'],
  ['zh-Hant', '2026-06-20 07:30pm · 商家當地時間（UTC-7）'],
  ['jp', '2026-06-20 07:30pm · お店の現地時間（UTC-7）'],
])('in %s: %s', (language, text) => {
  viewFrom(TOKYO)
  showOrder(language)
  expect(screen.getByText(text)).toBeVisible()
})

test.each<[Language, string, string]>([
  ['zh', '温哥华', '2026-06-20 07:30pm · 温哥华时间'],
  ['zh', 'Nanaimo', '2026-06-20 07:30pm · Nanaimo 时间'],
  ['zh-Hant', '溫哥華', '2026-06-20 07:30pm · 溫哥華時間'],
  ['jp', 'バンクーバー', '2026-06-20 07:30pm · バンクーバー時間'],
])('in %s, at %s: %s', (language, city, text) => {
  viewFrom(TOKYO)
  showOrder(language, city)
  expect(screen.getByText(text)).toBeVisible()
})

test('a time whose zone the API does not tell is the viewer’s', () => {
  viewFrom(TOKYO)
  showRow('2026-06-21T02:30:00.000Z')
  expect(screen.getByText('2026-06-21 11:30am')).toBeVisible()
})

test('the server, which does not know the viewer, names no zone', () => {
  viewFrom(TOKYO)
  expect(renderToString(<Time />)).toBe('<time>2026-06-20 07:30pm</time>')
})
