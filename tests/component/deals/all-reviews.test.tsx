import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AllReviews } from '@/components/deals/reviews/all-reviews'
import { REVIEW_SORTS, type ReviewSort } from '@/lib/domain/codes/review-sort'
import type { RatingCounts } from '@/lib/domain/deals/rating-counts'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'

afterEach(() => vi.unstubAllGlobals())

const PATH = '/api/reviews/en/12'
const review = (number: number) => ({
  author: `Guest ${number}`,
  authorReviews: 1,
  profilePhoto: '',
  rating: 4,
  reviewedAt: '2026-05-09T02:00:00.000Z',
  day: '2026-05-08',
  comment: `Comment ${number}`,
  language: number === 2 ? 'ja' : 'en',
  writtenIn: number === 2 ? 'Japanese' : null,
  original: '',
  photos: [],
  answer: number === 1 ? 'Thank you' : '',
  answerLanguage: null,
})
const answer = (page: number, numbers: number[], sorts: readonly ReviewSort[] = []) => ({
  json: {
    items: numbers.map(review),
    page,
    pageSize: 5,
    total: 7,
    ratingCounts: [4, 2, 0, 0, 1] satisfies RatingCounts,
    sorts: [...sorts],
  },
})

async function open(mocks: ApiMocks) {
  const api = mockApi(mocks)
  const user = userEvent.setup()
  render(<AllReviews gid={12} label="See all 7 reviews" />)
  expect(api.calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'See all 7 reviews' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Customer reviews' }))
  const comments = () => dialog.queryAllByText(/^Comment/).map((item) => item.textContent)
  return { ...api, user, dialog, comments }
}

test('the reviews of a store load when they are opened, five at a time, with its answer, its day and its language', async () => {
  const { user, dialog, comments, calls } = await open({
    [`GET ${PATH}/1`]: answer(1, [1, 2, 3, 4, 5]),
    [`GET ${PATH}/2`]: answer(2, [6, 7]),
  })
  await waitFor(() => expect(comments()).toEqual([1, 2, 3, 4, 5].map((number) => `Comment ${number}`)))
  expect(dialog.getByText('Thank you')).toBeVisible()
  expect(dialog.getAllByText(/^Written in/).map((text) => text.textContent)).toEqual(['Written in Japanese'])
  expect(dialog.getByText('Comment 2')).toHaveAttribute('lang', 'ja')
  expect(dialog.getAllByText('2026-05-08')).toHaveLength(5)
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 2')
  await user.click(dialog.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(comments()).toEqual(['Comment 6', 'Comment 7']))
  expect(dialog.getByRole('status')).toHaveTextContent('2 of 2')
  await user.click(dialog.getByRole('button', { name: 'Next' }))
  expect(calls.map(({ path }) => path)).toEqual([`${PATH}/1`, `${PATH}/2`])
})

test('a page that fails to load says so above the last one, and is asked for again', async () => {
  let isDown = true
  const { user, dialog, comments } = await open({
    [`GET ${PATH}/1`]: answer(1, [1]),
    [`GET ${PATH}/2`]: () => (isDown ? rejection('network', undefined, 503) : answer(2, [6])),
  })
  await waitFor(() => expect(comments()).toEqual(['Comment 1']))
  await user.click(dialog.getByRole('button', { name: 'Next' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Unable to load data')
  expect(comments()).toEqual(['Comment 1'])
  isDown = false
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(comments()).toEqual(['Comment 6']))
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('reviews are chosen by their stars and put in order, from the first page on', async () => {
  const { user, dialog, comments, calls } = await open({
    [`GET ${PATH}/1`]: ({ query }) => answer(1, query.stars === '4' ? [2] : [1], REVIEW_SORTS),
    [`GET ${PATH}/2`]: answer(2, [6], REVIEW_SORTS),
  })
  const stars = within(await dialog.findByRole('group', { name: 'Filter by stars' }))
  const names = stars.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['All', '5 stars: 4 of 7', '4 stars: 2 of 7', '1 star: 1 of 7'])
  expect(stars.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  const sort = dialog.getByRole('combobox', { name: 'Sort by' })
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['English first', 'Newest', 'Highest rating', 'Lowest rating'])
  await user.click(dialog.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(comments()).toEqual(['Comment 6']))
  await user.click(stars.getByRole('button', { name: '4 stars: 2 of 7' }))
  await waitFor(() => expect(comments()).toEqual(['Comment 2']))
  expect(stars.getByRole('button', { name: '4 stars: 2 of 7' })).toHaveAttribute('aria-pressed', 'true')
  await user.selectOptions(sort, 'Lowest rating')
  await waitFor(() => expect(calls).toHaveLength(4))
  expect(calls.map(({ path, query }) => `${path.slice(PATH.length)}?${new URLSearchParams(query)}`)).toEqual([
    '/1?',
    '/2?',
    '/1?stars=4',
    '/1?stars=4&sort=lowest',
  ])
})

test('where the API neither filters nor sorts, there is nothing to choose', async () => {
  const { dialog, comments } = await open({ [`GET ${PATH}/1`]: answer(1, [1]) })
  await waitFor(() => expect(comments()).toEqual(['Comment 1']))
  expect(dialog.queryByRole('combobox')).toBeNull()
  expect(dialog.queryByRole('group')).toBeNull()
})
