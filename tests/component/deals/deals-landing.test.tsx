import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { DealsLanding } from '@/components/deals/landing/deals-landing'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '../render-server'
import { makeCategory, makeSummary } from '../sample-deals'

const paths = pathsIn('en', 'en')
const many = (count: number) => Array.from({ length: count }, (_, index) => makeSummary(index + 1))
const section = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement)

const renderLanding = (items: ReturnType<typeof many>, page = 2) =>
  renderServer(
    <DealsLanding
      title="Deals in Vancouver"
      intro="Tables and trips."
      paths={paths}
      top={many(5)}
      popular={{ items, page, pageSize: 8, total: page === 1 ? items.length : 40 }}
      categories={[makeCategory(1000, 'Food & drinks', 84), makeCategory(1400, 'Travel', 0)]}
      shortcuts={[{ text: 'spa day', picture: '' }]}
    />,
  )
const popularIds = () =>
  section('Popular right now')
    .getAllByRole('article')
    .map((card) => Number(within(card).getByRole('link').getAttribute('href')?.split('/').pop()))

test('a page beyond the end says so, and leads to the first', async () => {
  await renderLanding([])
  expect(section('Popular right now').getByText('There’s nothing on this page')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/deals#popular')
  expect(screen.queryByText('No deals here yet')).toBeNull()
})

describe('deals landing', () => {
  beforeEach(() => renderLanding(many(8)))

  test('welcomes with a generic word before the customer is known [LAND-1]', () => {
    expect(screen.getByText('Welcome, guest')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deals in Vancouver, up to 47% off')
  })

  test('at most three top deals, in three columns [LAND-2]', () => {
    expect(section('Top deals').getAllByRole('article')).toHaveLength(3)
    expect(section('Top deals').getByRole('list')).toHaveClass('lg:grid-cols-3')
  })

  test('a category opens its deals [LAND-3]', () => {
    expect(screen.getByRole('link', { name: /Food & drinks/ })).toHaveAttribute('href', '/deals/browse?category=1000')
    expect(screen.queryByRole('link', { name: /Travel/ })).toBeNull()
  })

  test('a shortcut opens its search [LAND-4]', () => {
    expect(screen.getByRole('link', { name: 'spa day' })).toHaveAttribute('href', '/deals/browse?query=spa+day')
  })

  test('the popular grid has four columns and pages [LAND-5]', () => {
    const popular = section('Popular right now')
    expect(popular.getAllByRole('list')[0]).toHaveClass('lg:grid-cols-4')
    const pages = within(popular.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page')
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/deals?page=3#popular')
    expect(pages.getByRole('link', { name: '1' })).toHaveAttribute('href', '/deals#popular')
  })

  test('a popular deal that is a top deal is shown once', () => {
    expect(popularIds()).toEqual([4, 5, 6, 7, 8])
  })

  test('a deal opens its page, with the struck-through price labelled [LAND-6] [ENT-39]', () => {
    const card = within(section('Top deals').getAllByRole('article')[0] as HTMLElement)
    expect(card.getByRole('link')).toHaveAttribute('href', '/deals/details/1')
    expect(card.getByText('original price', { exact: false }).parentElement).toHaveTextContent('C$58.00')
    expect(card.getByText('47% off')).toBeVisible()
  })
})

test('the last row is full, however many deals it has', async () => {
  const places = async (count: number) => {
    await renderLanding(many(count + 3).slice(3))
    return section('Popular right now')
      .getAllByRole('article')
      .slice(-(count % 4 || 4))
      .map((card) => card.parentElement?.className.replace(/ ?below-fold ?/, ''))
  }
  expect(await places(8)).toEqual(['', '', '', ''])
  expect(await places(9)).toEqual(['col-span-full'])
  expect(await places(10)).toEqual(['lg:col-span-2', 'lg:col-span-2'])
  expect(await places(11)).toEqual(['', '', 'col-span-2'])
})

test('where few deals do not lead the page they are shown alone, and where all do there is no other list', async () => {
  await renderLanding(many(5))
  expect(popularIds()).toEqual([4, 5])
  await renderLanding(many(3), 1)
  expect(screen.queryByRole('heading', { name: 'Popular right now' })).toBeNull()
  expect(section('Top deals').getAllByRole('article')).toHaveLength(3)
})
