import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { DealDetail } from '@/components/deals/deal-detail'
import type { Deal, Review } from '@/lib/domain/deals/deals'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '../render-server'
import { makeDeal, makeSummary } from '../sample-deals'

const review = (index: number): Review => ({
  author: `Author ${index}`,
  authorReviews: index,
  profilePhoto: '',
  rating: 4.5,
  reviewedAt: `2026-10-${10 + index}T20:00:00Z`,
  comment: `Comment ${index}`,
  answer: '',
  photos: [],
})

function show(more: Partial<Deal> = {}) {
  return renderServer(
    <DealDetail
      deal={makeDeal(more)}
      paths={pathsIn('en', 'en')}
      detailHtml="<p>Eight <b>nigiri</b></p>"
      finePrintHtml="<p>Book ahead</p>"
      timeZone="America/Vancouver"
      now={new Date('2026-11-20T20:00:00Z')}
      aboutStore={<p>the store</p>}
    />,
  )
}
const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)

describe('deal detail', () => {
  test('title, rating with count, location, short description and highlights [DEAL-1] [ENT-40]', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deal 7')
    expect(screen.getByText('Rated 4.6 out of 5, 128 reviews')).toBeInTheDocument()
    expect(screen.getByText('Kitsilano, Vancouver')).toBeVisible()
    expect(screen.getByText('About deal 7')).toBeVisible()
    expect(
      section('Highlights')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Twelve courses', 'Counter seats'])
  })

  test('three short reviews, all of them in a dialog [DEAL-3] [ENT-44]', async () => {
    await show({ reviews: Array.from({ length: 7 }, (_, index) => review(index + 1)) })
    const reviews = section('Customer reviews')
    expect(reviews.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Author 1',
      'Author 2',
      'Author 3',
    ])
    expect(reviews.getAllByText('2026-10-11')[0]).toBeVisible()
    expect(reviews.getByRole('button', { name: 'See all 7 reviews' })).toBeVisible()
  })

  test('what you will get and the fine print are HTML [DEAL-9]', async () => {
    await show()
    expect(section('What you will get').getByText('nigiri').tagName).toBe('B')
    expect(section('Fine print').getByText('Book ahead').tagName).toBe('P')
  })

  test('the sticky right column holds badges and the selector [DEAL-11] [DEAL-12] [DEAL-13]', async () => {
    await show()
    const box = screen.getByRole('region', { name: 'Choose and buy' })
    expect(box.parentElement).toHaveClass('lg:sticky')
    expect(within(box).getByText('412 sold')).toBeVisible()
    expect(within(box).getByText('1,840 views')).toBeVisible()
    expect(within(box).getByText('47% off')).toBeVisible()
    expect(within(box).getByRole('group', { name: /Quantity/ })).toBeVisible()
  })

  test('related deals and the store follow [ENT-42]', async () => {
    await show({ related: [makeSummary(8)] })
    expect(section('You may also like').getByRole('link')).toHaveAttribute('href', '/deals/details/8')
    expect(section('About the store').getByText('the store')).toBeVisible()
  })

  test('without photos or reviews their sections are hidden', async () => {
    await show()
    expect(screen.queryByRole('heading', { name: 'Customer photos' })).toBeNull()
    expect(screen.getByText(/No reviews yet\. Be/)).toBeVisible()
  })
})
