import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchForm } from '@/components/search/search-form'
import * as places from '@/lib/browser/places/fetch-places'
import { visitorPlace } from '@/lib/browser/places/visitor-place'
import type { Place } from '@/lib/domain/places/places'

beforeEach(() => {
  vi.spyOn(places, 'searchPlaces').mockResolvedValue([
    { id: 'a', label: '1820 West 4th Avenue' },
    { id: 'b', label: '1820 West 5th Avenue' },
  ])
  vi.spyOn(places, 'getPlace').mockResolvedValue({ lat: 49.268, lon: -123.147 } as Place)
  history.replaceState(null, '', '/deals')
})

function show(fixed: [string, string][] = []) {
  render(
    <SearchForm
      action="/deals/browse"
      name="query"
      fixed={fixed}
      labels={{ query: 'Search deals', hint: 'Deals', search: 'Search', location: { label: 'Near', none: 'None' } }}
    />,
  )
  return userEvent.setup()
}
/** What the form would send. */
function sent(): Record<string, unknown> {
  const form = screen.getByRole<HTMLFormElement>('search')
  fireEvent.submit(form)
  return Object.fromEntries(new FormData(form))
}
const place = () => screen.getByRole('combobox', { name: 'Near' })

describe('search', () => {
  test('text is trimmed, and blank text sends no query [HEAD-9]', async () => {
    const user = show()
    await user.type(screen.getByRole('searchbox'), '   ')
    expect(sent()).toEqual({})
    await waitFor(() => expect(screen.getByRole('searchbox')).toBeEnabled())
    await user.type(screen.getByRole('searchbox'), ' tea ')
    expect(sent()).toEqual({ query: 'tea' })
  })

  test('its hint is shorter than its name', () => {
    show()
    expect(screen.getByRole('searchbox', { name: 'Search deals' })).toHaveAttribute('placeholder', 'Deals')
  })

  test('the city and the language of the page are sent too', () => {
    show([
      ['city', 'toronto'],
      ['lan', 'jp'],
    ])
    expect(sent()).toEqual({ city: 'toronto', lan: 'jp' })
  })

  test('shows the query of the current page', () => {
    history.replaceState(null, '', '/deals/browse?query=tea')
    show()
    expect(screen.getByRole('searchbox')).toHaveValue('tea')
  })

  test('shows the words of a search for stores and dishes', () => {
    history.replaceState(null, '', '/?q=oolong&show=dishes')
    show()
    expect(screen.getByRole('searchbox')).toHaveValue('oolong')
  })

  test('places are requested only above five characters [VAL-23]', async () => {
    const user = show()
    await user.type(place(), '1820 ')
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(places.searchPlaces).not.toHaveBeenCalled()
    await user.type(place(), 'W')
    await waitFor(() => expect(places.searchPlaces).toHaveBeenCalledOnce())
  })

  test('a place selected by keyboard is sent as lat and lon [HEAD-6] [HEAD-8]', async () => {
    const user = show()
    await user.type(place(), '1820 West')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(place()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id)
    await user.keyboard('{Enter}')
    expect(place()).toHaveValue('1820 West 5th Avenue')
    await waitFor(() => expect(visitorPlace.read()).toEqual({ lat: 49.268, lon: -123.147 }))
    expect(places.getPlace).toHaveBeenCalledWith('b')
    expect(sent()).toEqual({ lat: '49.268', lon: '-123.147' })
  })

  test('typing clears the selected place', async () => {
    const user = show()
    await user.type(place(), '1820 West')
    await user.click(await screen.findByRole('option', { name: '1820 West 4th Avenue' }))
    await waitFor(() => expect(document.querySelector('[name=lat]')).not.toBeNull())
    expect(sent()).toHaveProperty('lat')
    await user.type(place(), '!')
    expect(sent()).toEqual({})
  })

  test('ignores keys during IME composition', async () => {
    const user = show()
    await user.type(place(), '1820 West')
    await screen.findAllByRole('option')
    fireEvent.keyDown(place(), { key: 'ArrowDown' })
    fireEvent.keyDown(place(), { key: 'Enter', isComposing: true })
    expect(places.getPlace).not.toHaveBeenCalled()
  })

  test('a failed search shows nothing and breaks nothing', async () => {
    vi.mocked(places.searchPlaces).mockRejectedValue(new Error('offline'))
    const user = show()
    await user.type(place(), '1820 West')
    await waitFor(() => expect(places.searchPlaces).toHaveBeenCalled())
    expect(screen.queryByRole('option')).toBeNull()
  })
})
