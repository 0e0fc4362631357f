import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { CityName } from '@/components/layout/header/city-name'

const NAMES = [
  ['vancouver', 'Vancouver'],
  ['toronto', 'Toronto'],
] as const
const name = <CityName names={NAMES} fallback="Vancouver" />
const setCity = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the way a page without a cookie store has
  document.cookie = `city=${value}`
}
afterEach(() => setCity('; max-age=0'))

test('a cached page names the default city, then that of the cookie', () => {
  setCity('toronto')
  expect(renderToString(name)).toBe('<span>Vancouver</span>')
  expect(render(name).container).toHaveTextContent('Toronto')
})

test.each(['', 'narnia', 'constructor'])('the cookie "%s" means the default city', (value) => {
  setCity(value)
  expect(render(name).container).toHaveTextContent('Vancouver')
})
