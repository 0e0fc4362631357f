import { expect, test } from 'vitest'
import { readOptions } from '@/scripts/check-api/options'

const URL_OF_API = 'https://api.example.com'

test('a URL alone is enough', () => {
  expect(readOptions([`${URL_OF_API}/`])).toEqual({ url: URL_OF_API, customer: false, json: false })
})

test('all options are read', () => {
  const words = ['--near', '49.28,-123.12', '--store', '12', '--domain', 'noodles.example', '--customer', '--json']
  expect(readOptions([URL_OF_API, ...words, '--order', '12:34', '--html', 'report.html'])).toEqual({
    ...{ url: URL_OF_API, near: { lat: 49.28, lon: -123.12 }, store: 12, domain: 'noodles.example' },
    ...{ customer: true, json: true, order: { gid: 12, pid: 34 }, html: 'report.html' },
  })
})

test('help is asked for with or without a URL', () => {
  expect(readOptions(['--help'])).toBe('help')
  expect(readOptions([URL_OF_API, '-h'])).toBe('help')
})

test.each([
  ['no URL', [], 'name one URL'],
  ['two URLs', [URL_OF_API, URL_OF_API], 'name one URL'],
  ['a URL of a file', ['file:///etc/passwd'], 'not valid: URL'],
  ['a host alone', ['api.example.com'], 'not valid: URL'],
  ['a place without a longitude', [URL_OF_API, '--near', '49.28'], 'not valid: --near'],
  ['a place in words', [URL_OF_API, '--near', 'Main,Street'], 'not valid: --near'],
  ['an order without a product', [URL_OF_API, '--order', '12'], 'not valid: --order'],
  ['an order of three numbers', [URL_OF_API, '--order', '12:34:56'], 'not valid: --order'],
  ['a store that is no id', [URL_OF_API, '--store', 'noodle house'], 'not valid: --store'],
  ['an option that does not exist', [URL_OF_API, '--cart', '12'], "Unknown option '--cart'"],
])('%s is refused', (_, words, message) => {
  expect(() => readOptions(words)).toThrow(message)
})
