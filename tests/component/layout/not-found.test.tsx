import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NotFound } from '@/components/layout/not-found/not-found'
import { SHARED_SITE, type Site } from '@/lib/domain/site/site'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { sampleStoreSite } from '@/tests/support/sample-site'

const show = (site: Site) =>
  renderServer(<NotFound site={site} paths={pathsIn('jp', 'en')} popular={<p>popular deals</p>} />, 'en')
const ways = () => within(screen.getByRole('list')).getAllByRole('link')

test('a missing page has a search for stores and dishes, in its language without script, the kinds of stores, and deals', async () => {
  await show(SHARED_SITE)
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  const form = screen.getByRole('search', { name: 'Search stores, dishes and deals' })
  expect(form).toHaveAttribute('action', '/')
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q')
  expect(form.querySelector('input[type=hidden]')).toHaveAttribute('value', 'jp')
  expect(ways()).toHaveLength(7)
  expect(ways()[0]).toHaveAttribute('href', '/?kind=restaurants&lan=jp')
  expect(screen.getByText('popular deals')).toBeVisible()
})

test("on a store's own domain it has a search for its deals, and its pages", async () => {
  await show(sampleStoreSite)
  expect(screen.getByRole('search', { name: 'Search our deals' })).toHaveAttribute('action', '/deals/browse')
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'query')
  expect(ways().map((link) => link.textContent)).toEqual(['Menu', 'Deals', 'Find us'])
})
