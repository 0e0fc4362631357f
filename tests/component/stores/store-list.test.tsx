import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StoreList } from '@/components/stores/store-list'
import { clearCarts } from '@/lib/browser/cart/carts'
import { rememberPlace } from '@/lib/browser/places/visitor-place'
import { VISITOR_PLACE_KEY } from '@/lib/browser/places/visitor-place-key'

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
})

const DOWNTOWN = { lat: 49.28273, lon: -123.12074 }

function renderList() {
  return render(
    <StoreList away="{km} km" className="">
      <li>
        <span data-testid="near" data-lat={49.27} data-lon={-123.12} />
      </li>
      <li>
        <span data-testid="toronto" data-lat={43.65} data-lon={-79.38} />
      </li>
    </StoreList>,
  )
}

test('where only the city is known, no card tells a distance', () => {
  renderList()
  expect(screen.getByTestId('near')).toBeEmptyDOMElement()
})

test('an address that was chosen is known on the next page, to about 100 m; another city is not told', () => {
  rememberPlace(DOWNTOWN)
  expect(localStorage.getItem(VISITOR_PLACE_KEY)).toBe('{"lat":49.283,"lon":-123.121}')
  renderList()
  expect(screen.getByTestId('near')).toHaveTextContent(/^1.4 km$/)
  expect(screen.getByTestId('toronto')).toBeEmptyDOMElement()
})

test('a list on screen follows the place, and forgets it with the logout', () => {
  renderList()
  act(() => rememberPlace(DOWNTOWN))
  expect(screen.getByTestId('near')).toHaveTextContent('1.4 km')
  clearCarts()
  expect(localStorage.getItem(VISITOR_PLACE_KEY)).toBeNull()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: VISITOR_PLACE_KEY })))
  expect(screen.getByTestId('near')).toBeEmptyDOMElement()
})

test.each([
  ['an address without coordinates', () => rememberPlace({ lat: null, lon: null })],
  ['what is no place', () => localStorage.setItem(VISITOR_PLACE_KEY, '{"lat":"49"}')],
])('%s gives no distance', (_, keep) => {
  keep()
  renderList()
  expect(screen.getByTestId('near')).toBeEmptyDOMElement()
})
