import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HelpQuestions } from '@/components/help/help-questions'
import { show } from '@/tests/support/show'

const GROUPS = [
  {
    key: 'paying',
    title: 'Paying',
    questions: [
      { key: 'pay', title: 'How can I pay?', text: 'By card, in cash or with points.' },
      { key: 'points', title: 'How do points work?', text: 'You earn them when an order is completed.' },
    ],
  },
  {
    key: 'orders',
    title: 'Your order',
    questions: [
      { key: 'cancel', title: 'Cancelling an order', text: 'On its page, until the store accepts it.' },
      { key: 'keyboard', title: 'Can I use only the keyboard?', text: 'Yes.' },
    ],
  },
]

const open = () => show(<HelpQuestions groups={GROUPS} />)
const titlesOf = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent)
const titles = () => titlesOf(3)
const field = () => screen.getByRole('searchbox', { name: 'Search help' })

test('all questions are there by subject, closed, until something is searched', () => {
  open()
  expect(titlesOf(2)).toEqual(['Paying', 'Your order'])
  expect(titles()).toHaveLength(4)
  expect([...document.querySelectorAll('details')].map((one) => one.open)).toEqual([false, false, false, false])
})

test.each([
  ['POINTS', ['Paying'], ['How can I pay?', 'How do points work?']],
  ['order cancel', ['Your order'], ['Cancelling an order']],
])(
  '“%s” leaves of %j the questions whose title or answer has all words, opened: %j',
  async (words, groups, expected) => {
    const { user } = open()
    await user.type(field(), words)
    expect([titlesOf(2), titles()]).toEqual([groups, expected])
    expect([...document.querySelectorAll('details')].every((one) => one.open)).toBe(true)
    expect(screen.getByRole('status')).toHaveTextContent(
      expected.length === 1 ? '1 answer found' : `${expected.length} answers found`,
    )
    await user.clear(field())
    expect(titles()).toHaveLength(4)
  },
)

test('a search without a result says so', async () => {
  const { user } = open()
  await user.type(field(), 'helicopter')
  expect(screen.queryAllByRole('heading')).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('No answer matches your search.')
})
