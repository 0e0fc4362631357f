import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoreMenu } from '@/components/stores/menu/store-menu'
import type { Product } from '@/lib/domain/stores/menu'
import { weekOf } from '@/lib/domain/stores/opening-hours'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { FRIDAY_NOON, lunchBox, ramen, soldOutDish } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'

const dish = { ...lunchBox, available: null }
const show = (...products: Product[]) =>
  renderServer(
    <StoreMenu
      store={sampleStore}
      menu={{ sections: [{ id: 1, name: 'Lunch', available: null, products }], listed: [], page: 1, pages: 1 }}
      paths={pathsIn('en', 'en')}
      isOwn={false}
      now={FRIDAY_NOON}
    />,
  )

test('a section has its hours under its name', async () => {
  const page = await renderServer(
    <StoreMenu
      store={sampleStore}
      menu={{
        sections: [
          { id: 1, name: 'Lunch', available: lunchBox.available, products: [lunchBox] },
          { id: 2, name: 'Late', available: weekOf(() => [{ open: 1260, close: 1500 }]), products: [lunchBox] },
        ],
        listed: [],
        page: 1,
        pages: 1,
      }}
      paths={pathsIn('en', 'en')}
      isOwn={false}
      now={FRIDAY_NOON}
    />,
  )
  const hours = [...page.querySelectorAll('h2 + p')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0–\u2060\u00a0', ' – '),
  )
  expect(hours).toEqual(['Monday – Friday 11:00am – 03:00pm', '09:00pm – 01:00am'])
})

test('a dish without choices to make has a button that adds it', async () => {
  await show(lunchBox)
  expect(screen.getByRole('button', { name: 'Add Lunch box' })).toBeVisible()
})

test('a dish on sale has its regular price struck through, without the end of the sale', async () => {
  const page = await show({ ...lunchBox, sale: { regularPrice: 1500, until: '2026-12-05T18:00:00-07:00' } })
  expect(page.querySelector('.item-price')).toHaveTextContent('C$12.00original price C$15.00')
  expect(page.querySelector('s')).toHaveTextContent('original price C$15.00')
  expect(page).not.toHaveTextContent('2026-12-05')
})

test('a dish that is not on sale has one price', async () => {
  const page = await show(lunchBox)
  expect(page.querySelector('.item-price')?.innerHTML).toBe('<b class="money">C$12.00</b>')
})

test('a dish with choices to make has none: its link opens them', async () => {
  await show(ramen)
  expect(screen.queryByRole('button')).toBeNull()
})

test('gift cards alone are one row, and a menu of one section has no links to sections', async () => {
  await show({ ...lunchBox, isGiftCard: true })
  expect(screen.getByRole('list')).toHaveClass('swipe-row')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a dish that is sold out has none', async () => {
  await show(soldOutDish)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['sells for later: they can be added', true, 1, 'Order for Saturday 11:00am'],
  ['sells nothing for later: none can, and the menu says why', false, 0, 'You can order from Saturday 11:00am'],
])('of a closed store that %s', async (_, canPreOrder, count, notice) => {
  const page = await renderServer(
    <StoreMenu
      store={{ ...sampleStore, canPreOrder }}
      menu={{ sections: [{ id: 1, name: 'All', available: null, products: [dish] }], listed: [], page: 1, pages: 1 }}
      paths={pathsIn('en', 'en')}
      isOwn={false}
      now={new Date('2026-11-21T06:30:00Z')}
    />,
  )
  expect(screen.queryAllByRole('button', { name: 'Add Lunch box' })).toHaveLength(count)
  expect(page.querySelector('.order-notice')).toHaveTextContent(notice)
})
