import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AllReviews } from '@/components/deals/reviews/all-reviews'
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
const answer = (page: number, numbers: number[]) => ({
  json: { items: numbers.map(review), page, pageSize: 5, total: 7 },
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
