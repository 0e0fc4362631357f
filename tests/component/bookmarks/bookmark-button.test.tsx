import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

/** What the document knows lives in its modules: each test is a new document. */
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const NOODLE_HOUSE = {
  id: 12,
  name: 'Noodle House',
  picture: '',
  cover: '',
  rating: null,
  address: '',
  storeId: null,
  price: null,
}
const none = { stores: [], products: [], deals: [] }
const POST = 'POST /api/bookmarks'
const DELETE = 'DELETE /api/bookmarks'

async function render(signedIn: boolean, routes: ApiMocks = {}) {
  const api = mockApi({
    'GET /api/session': { json: { signedIn, firstName: 'Ada' } },
    'GET /api/bookmarks': { json: { ...none, stores: [NOODLE_HOUSE] } },
    [POST]: { json: null },
    [DELETE]: { json: null },
    ...routes,
  })
  const { BookmarkButton } = await import('@/components/bookmarks/bookmark-button')
  const heart = (kind: 'stores' | 'deals', id: number, name: string) => (
    <BookmarkButton
      kind={kind}
      id={id}
      labels={{ bookmark: `Bookmark ${name}`, failed: `${name} could not be bookmarked` }}
    />
  )
  const view = show(
    <>
      {heart('stores', 12, 'Noodle House')}
      {heart('deals', 12, 'Spa day')}
    </>,
  )
  return { ...view, ...api }
}
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

test('shows saved bookmarks, fetched once, and adds or removes by kind [BOOK-3]', async () => {
  const { user, callsOf } = await render(true)
  await waitFor(() => expect(pressed('Bookmark Noodle House')).toBe('true'))
  expect(pressed('Bookmark Spa day')).toBe('false')
  expect(callsOf('GET /api/bookmarks')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Bookmark Spa day' }))
  await waitFor(() => expect(pressed('Bookmark Spa day')).toBe('true'))
  expect(callsOf(POST).map(({ body }) => body)).toEqual([{ kind: 'deals', id: 12 }])
  await user.click(screen.getByRole('button', { name: 'Bookmark Noodle House' }))
  await waitFor(() => expect(pressed('Bookmark Noodle House')).toBe('false'))
  expect(callsOf(DELETE).map(({ body }) => body)).toEqual([{ kind: 'stores', id: 12 }])
})

test('a visitor is asked to log in, and the API is not called', async () => {
  const { user, calls } = await render(false)
  await waitFor(() => expect(calls.length).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Bookmark Spa day' }))
  expect(calls.map(({ path }) => path)).toEqual(['/api/session'])
  expect(pressed('Bookmark Spa day')).toBe('false')
})

test('a failure is shown beside the unchanged heart', async () => {
  const { user } = await render(true, { [POST]: rejection('network', undefined, 503) })
  await waitFor(() => expect(pressed('Bookmark Noodle House')).toBe('true'))
  await user.click(screen.getByRole('button', { name: 'Bookmark Spa day' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Spa day could not be bookmarked')
  expect(pressed('Bookmark Spa day')).toBe('false')
})

test('a change of which nobody knows whether it was made is told so', async () => {
  const { user } = await render(true, { [POST]: rejection('change_unknown', undefined, 504) })
  await waitFor(() => expect(pressed('Bookmark Noodle House')).toBe('true'))
  await user.click(screen.getByRole('button', { name: 'Bookmark Spa day' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t confirm whether this went through. Please check before you try again.',
  )
})

test('a press before session and bookmarks are known bookmarks, and takes none away', async () => {
  const { callsOf } = await render(true)
  for (const name of ['Spa day', 'Noodle House'])
    fireEvent.click(screen.getByRole('button', { name: `Bookmark ${name}` }))
  await waitFor(() => expect([pressed('Bookmark Spa day'), pressed('Bookmark Noodle House')]).toEqual(['true', 'true']))
  expect(callsOf(POST).map(({ body }) => body)).toEqual([{ kind: 'deals', id: 12 }])
  expect(callsOf(DELETE)).toEqual([])
})

test('an early press counts once: for whoever logs in next on the page, nothing is bookmarked', async () => {
  const { callsOf } = await render(true)
  const { dismissForcedLogout, setCustomer } = await import('@/lib/browser/session/session-store')
  fireEvent.click(screen.getByRole('button', { name: 'Bookmark Spa day' }))
  await waitFor(() => expect(pressed('Bookmark Spa day')).toBe('true'))
  act(dismissForcedLogout)
  await waitFor(() => expect(pressed('Bookmark Spa day')).toBe('false'))
  act(() => setCustomer('Ben'))
  await waitFor(() => expect(callsOf('GET /api/bookmarks')).toHaveLength(2))
  await waitFor(() => expect(pressed('Bookmark Noodle House')).toBe('true'))
  expect(pressed('Bookmark Spa day')).toBe('false')
  expect(callsOf(POST)).toHaveLength(1)
})
