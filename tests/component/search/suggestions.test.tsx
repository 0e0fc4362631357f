import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchForm } from '@/components/search/search-form'
import type { SuggestedList } from '@/lib/domain/search/suggestions'
import { mockApi, mockLocation } from '@/tests/support/mock-api'

const row = (name: string, href: string, detail = '') => ({ name, href, detail, picture: null })
const LIST: SuggestedList = {
  groups: [
    { kind: 'stores', label: 'Stores', rows: [row('Tsukimi Kitchen', '/store/7', 'Sushi and sashimi · 8 dishes')] },
    { kind: 'dishes', label: 'Dishes', rows: [row('Salmon nigiri', '/product/9')] },
    { kind: 'all', label: 'All results', rows: [row('Deals for “sus”', '/deals/browse?query=sus')] },
  ],
  summary: '2 suggestions',
}

beforeEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/deals')
  // jsdom has none
  Element.prototype.scrollIntoView = vi.fn()
})

async function show(json: SuggestedList | null = LIST, fixed: [string, string][] = []) {
  const api = mockApi({ 'GET /api/suggestions': { json } })
  const labels = { query: 'Search', hint: 'Dishes', search: 'Go', location: undefined }
  const { unmount } = render(<SearchForm action="/deals/browse" name="query" fixed={fixed} labels={labels} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('searchbox'))
  await screen.findByRole('combobox')
  return { user, unmount, asked: () => api.callsOf('GET /api/suggestions').map(({ query }) => query) }
}
const field = () => screen.getByRole('combobox', { name: 'Search' })
const options = () => screen.findAllByRole('option')

describe('suggestions', () => {
  test('open while typing, in groups, with a reason', async () => {
    const { user, asked } = await show(LIST, [['city', 'toronto']])
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await user.type(field(), 'sus')
    expect((await options()).map((option) => option.textContent)).toEqual([
      'Tsukimi KitchenSushi and sashimi · 8 dishes',
      'Salmon nigiri',
      'Deals for “sus”',
    ])
    expect(asked()).toEqual([{ text: 'sus', city: 'toronto' }])
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    const group = screen.getByRole('group', { name: 'Stores' })
    expect(within(group).getByRole('option')).toHaveAttribute('href', '/store/7')
    expect(screen.getByText('2 suggestions')).toHaveAttribute('role', 'status')
  })

  test('are chosen by keys; the words are searched for without a choice', async () => {
    const { user } = await show()
    await user.type(field(), 'sus')
    const all = await options()
    const { assign } = mockLocation()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(field()).toHaveAttribute('aria-activedescendant', all[1]?.id)
    expect(all[1]).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    const form = screen.getByRole('search')
    const submitted = vi.fn((event: Event) => event.preventDefault())
    form.addEventListener('submit', submitted)
    await user.keyboard('{Enter}')
    expect([submitted.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0])
    await user.keyboard('{ArrowUp}{Enter}')
    expect(assign).toHaveBeenCalledWith('/deals/browse?query=sus')
    expect(submitted).toHaveBeenCalledOnce()
  })

  test('close with Escape, which keeps the words, and when the field is left', async () => {
    const { user } = await show()
    await user.type(field(), 'sus')
    await options()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field()).toHaveValue('sus')
    await user.type(field(), 'h')
    await options()
    await user.tab()
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('are asked for from two letters on, or one character of Chinese or Japanese, once typing pauses', async () => {
    const { user, asked } = await show()
    await user.type(field(), 's')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked()).toEqual([])
    await user.clear(field())
    await user.type(field(), '寿')
    await waitFor(() => expect(asked()).toEqual([{ text: '寿' }]))
  })

  test('are not asked for during IME composition, and its keys choose nothing', async () => {
    const { asked } = await show()
    const { assign } = mockLocation()
    const type = (text: string, isComposing: boolean) => {
      Object.assign(field(), { value: text })
      fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing }))
    }
    type('すし', true)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked()).toEqual([])
    type('寿司', false)
    await options()
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(assign).not.toHaveBeenCalled()
  })

  test('of a field that has words already wait for a change', async () => {
    history.replaceState(null, '', '/deals/browse?query=sushi')
    const { user, asked } = await show()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked()).toEqual([])
    await user.type(field(), ' roll')
    await waitFor(() => expect(asked()).toEqual([{ text: 'sushi roll' }]))
  })

  test('of what was typed before their code has come are there', async () => {
    const asked = mockApi({ 'GET /api/suggestions': { json: LIST } })
    const labels = { query: 'Search', hint: 'Dishes', search: 'Go', location: undefined }
    render(<SearchForm action="/deals/browse" name="query" fixed={[]} labels={labels} />)
    Object.assign(screen.getByRole('searchbox'), { value: 'sus' })
    screen.getByRole('searchbox').focus()
    await options()
    expect(asked.callsOf('GET /api/suggestions').map(({ query }) => query)).toEqual([{ text: 'sus' }])
  })

  // the last one, since a document asks no more
  test('are asked for once where an API has none', async () => {
    const { user, asked } = await show(null)
    await user.type(field(), 'sus')
    await waitFor(() => expect(asked()).toHaveLength(1))
    await user.type(field(), 'hi')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(asked()).toHaveLength(1)
    expect(screen.queryByRole('option')).toBeNull()
  })
})
