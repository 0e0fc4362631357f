import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { StoreNotice } from '@/components/stores/closed/store-notice'
import type { Language } from '@/lib/domain/languages/languages'
import type { Store } from '@/lib/domain/stores/stores'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
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
const saidIn = (page: HTMLElement) => page.querySelector<HTMLElement>('.order-notice > p')

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
    expect(saidIn(page)).toHaveTextContent(text)
    expect(page.querySelector('.open-stores')).toBeNull()
  })

  test('one that does not says why, and leads to all of its kind', async () => {
    const page = await notice({ ...NO_LATER, categories: [1012] }, NIGHT)
    expect(saidIn(page)).toHaveTextContent('You can order from Saturday 11:00amIt takes no orders while it’s closed.')
    const link = within(page).getByRole('link', { name: 'See all: Restaurants' })
    expect(link).toHaveAttribute('href', '/?kind=restaurants')
  })

  test('on its own domain it names no others', async () => {
    const page = await notice(NO_LATER, NIGHT, { isOwn: true })
    expect(saidIn(page)).toHaveTextContent('You can order from Saturday 11:00am')
    expect(within(page).getByRole('link')).toHaveTextContent('Reload the menu')
    expect(within(page).queryByRole('region')).toBeNull()
  })

  test.each<[string, Partial<Store>, string]>([
    ['takes no orders online', { takesOnlineOrders: false }, 'This store isn’t taking online orders right now.'],
    ['has paused them', { ordersPausedUntil: '2026-11-20T21:00:00Z' }, 'Open, orders paused until 02:00pm'],
  ])('one that %s says so', async (_, store, text) => {
    const page = await notice(store, FRIDAY_NOON)
    expect(saidIn(page)?.textContent).toBe(text)
  })
})
