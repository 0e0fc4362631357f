import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuScreen } from '@/components/stores/menu/menu-screen'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { FRIDAY_NOON } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'

const show = (isOwn: boolean) =>
  renderServer(
    <MenuScreen
      store={sampleStore}
      menu={{ sections: [], listed: [], page: 2, pages: 3 }}
      paths={pathsIn('en', 'en')}
      now={FRIDAY_NOON}
      isOwn={isOwn}
    />,
  )

test('a later page of a long menu begins with its store', async () => {
  await show(false)
  expect(screen.getByRole('heading', { level: 1, name: sampleStore.name })).toBeVisible()
  expect(document.querySelector('.store-logo')).not.toBeNull()
})

test("on the store's own domain it has a title of its own, the ways to order, and neither cover nor logo", async () => {
  await show(true)
  expect(screen.getByRole('heading', { level: 1, name: 'Menu, page 2' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Ways to order' })).toBeVisible()
  expect(document.querySelector('.store-logo, .store-cover')).toBeNull()
})
