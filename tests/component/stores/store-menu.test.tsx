import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoreMenu } from '@/components/stores/menu/store-menu'
import type { Product } from '@/lib/domain/stores/menu'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { FRIDAY_NOON, lunchBox, ramen, soldOutDish } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'

const show = (...products: Product[]) =>
  renderServer(
    <StoreMenu
      store={sampleStore}
      menu={{ sections: [{ id: 1, name: 'Lunch', products }], listed: [], page: 1, pages: 1 }}
      paths={pathsIn('en', 'en')}
      now={FRIDAY_NOON}
    />,
  )

test('a dish without choices to make has a button that adds it', async () => {
  await show(lunchBox)
  expect(screen.getByRole('button', { name: 'Add Lunch box' })).toBeVisible()
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
