import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { DealDetail } from '@/components/deals/detail/deal-detail'
import type { Deal, Review } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
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
  language: 'en',
  original: '',
  answer: '',
  answerLanguage: null,
  photos: [],
})

function show(more: Partial<Deal> = {}, language: Language = 'en') {
  return renderServer(
    <DealDetail
      deal={makeDeal(more)}
      paths={pathsIn(language, 'en')}
      detailHtml="<p>Eight <b>nigiri</b></p>"
      finePrintHtml="<p>Book ahead</p>"
      timeZone="America/Vancouver"
      now={new Date('2026-11-20T20:00:00Z')}
      aboutStore={<p>the store</p>}
    />,
    language,
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

  test.each([
    [0, false],
    [1, true],
    [4, true],
    [5, false],
  ])('with %i reviews "New" beside its rating: %s [DEAL-1]', async (ratingCount, isNew) => {
    await show({ ratingCount })
    expect(screen.queryByText('New') !== null).toBe(isNew)
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

  test('how many reviews have each number of stars, beside the average', async () => {
    await show({ rating: 4.6, reviews: [review(1)], ratingCounts: [14, 5, 2, 0, 1] })
    const reviews = section('Customer reviews')
    expect(reviews.getByText('Rated 4.6 out of 5, 22 reviews')).toBeInTheDocument()
    const [rows] = reviews.getAllByRole('list')
    expect(
      within(rows as HTMLElement)
        .getAllByRole('listitem')
        .map((row) => [row.firstElementChild?.textContent, row.getAttribute('style')]),
    ).toEqual([
      ['5 stars: 14 of 22', '--share:64%'],
      ['4 stars: 5 of 22', '--share:23%'],
      ['3 stars: 2 of 22', '--share:10%'],
      ['2 stars: 0 of 22', '--share:0%'],
      ['1 star: 1 of 22', '--share:5%'],
    ])
  })

  test.each([[null], [[4, 0, 0, 0, 0] as const]])('ratings of %j are not spread over five rows', async (counts) => {
    await show({ reviews: [review(1)], ratingCounts: counts && [...counts] })
    expect(section('Customer reviews').getAllByRole('listitem')).toHaveLength(1)
  })

  test('a review in another language says so, and its text is marked as such', async () => {
    const reviews = [
      { ...review(1), language: 'ja', comment: '最高', answer: 'Thank you', answerLanguage: 'en' },
      { ...review(2), language: 'zh-Hant', comment: '讚' },
      { ...review(3), language: null },
    ]
    await show({ reviews })
    const english = section('Customer reviews')
    expect(english.getAllByText(/^Written in/).map((text) => text.textContent)).toEqual([
      'Written in Japanese',
      'Written in Chinese',
    ])
    const marked = ['最高', 'Thank you', '讚', 'Comment 3'].map((text) => english.getByText(text).getAttribute('lang'))
    expect(marked).toEqual(['ja', null, 'zh-Hant', null])
    await show({ reviews }, 'zh')
    const chinese = section('顾客评价')
    expect(chinese.getAllByText(/^原文为/).map((text) => text.textContent)).toEqual(['原文为日语'])
    expect(chinese.getByText('讚')).toHaveAttribute('lang', 'zh-Hant')
  })

  test('a translated review names its language, and shows the original without a script', async () => {
    await show({ reviews: [{ ...review(1), language: 'ja', comment: 'The best', original: '最高' }] })
    const reviews = section('Customer reviews')
    expect(reviews.getByText('Translated from Japanese')).toBeVisible()
    expect(reviews.getByText('The best')).not.toHaveAttribute('lang')
    const original = reviews.getByText('最高')
    expect(original).toHaveAttribute('lang', 'ja')
    expect(original.closest('details')?.querySelector('summary')).toHaveTextContent('Show original')
  })

  test('a deal that is yet to end can be put in a calendar', async () => {
    await show({ endsAt: '2026-11-21T08:00:00Z' }, 'jp')
    expect(screen.getByRole('link', { name: 'カレンダーに追加' })).toHaveAttribute('href', '/api/calendar/jp/7')
    for (const endsAt of ['2026-11-20T20:00:00Z', '2026-11-19T08:00:00Z', null]) {
      await show({ endsAt })
      expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
    }
  })

  test('what you will get and the fine print are HTML [DEAL-9]', async () => {
    await show()
    expect(section('What you’ll get').getByText('nigiri').tagName).toBe('B')
    expect(section('Fine print').getByText('Book ahead').tagName).toBe('P')
  })

  test('the sticky right column holds badges and the selector [DEAL-11] [DEAL-12] [DEAL-13]', async () => {
    await show()
    const box = screen.getByRole('region', { name: 'Choose and buy' })
    expect(box.parentElement).toHaveClass('lg:tall:sticky')
    expect(within(box).getByText('412 sold')).toBeVisible()
    expect(within(box).getByText('1,840 views')).toBeVisible()
    expect(within(box).getByText('47% off')).toBeVisible()
    expect(within(box).getByText('Valid for 180 days after purchase')).toBeVisible()
    expect(within(box).queryByText(/Valid hours/)).toBeNull()
    expect(within(box).getByRole('group', { name: /Quantity/ })).toBeVisible()
  })

  test('hours of use are beside the price', async () => {
    const lunch = [{ open: 660, close: 870 }]
    const useHours = [[], lunch, lunch, lunch, lunch, [], []] as const
    await show({ useHours })
    const text = screen
      .getByText(/^Valid hours/)
      .textContent.replaceAll('\u2060', '')
      .replaceAll('\u00a0', ' ')
    expect(text).toBe('Valid hours: Tuesday – Friday 11:00am – 02:30pm')
    await show({ useHours }, 'jp')
    const japanese = screen
      .getByText(/^ご利用時間/)
      .textContent.replaceAll('\u2060', '')
      .replaceAll('\u00a0', ' ')
    expect(japanese).toBe('ご利用時間：火曜日〜金曜日 11:00 – 14:30')
  })

  test('hours of use of whole days have no times, and those of the whole week are not said', async () => {
    const [none, day] = [[], [{ open: 0, close: 1440 }]]
    await show({ useHours: [day, day, day, day, none, none, none] })
    expect(screen.getByText(/^Valid hours/).textContent).toBe('Valid hours: Monday – Thursday')
    await show({ useHours: [day, day, day, day, day, day, day] })
    expect(screen.queryByText(/^Valid hours/)).toBeNull()
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
