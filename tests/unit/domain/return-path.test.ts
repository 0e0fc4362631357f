import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toReturnPath } from '@/lib/domain/site/return-path'

const SITE = 'https://noodle.example'
const HEADS = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/\t/',
  '/\n/',
  '/./',
  '/../',
  '/.//',
  '/..//',
  '/x/..//',
  '',
  '/%2e//',
  '/%2E%2e//',
]
const TAILS = ['evil.example', 'evil.example/path', 'user@evil.example', '@evil.example', 'evil.example:443', '[::1]/']
const SCHEMES = [
  'http:',
  'https:',
  'HTTPS:',
  'javascript:',
  'JaVaScRiPt:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'ftp:',
  'file:',
]
const MORE = [
  ' /',
  '\t/',
  '\r\n//',
  '?',
  '#',
  '.',
  'account',
  '\u0000/',
  '/\u0000/evil',
  '/a\u0009//evil',
  '\u00a0//evil.example',
]

const hostile = [
  ...HEADS.flatMap((head) => TAILS.map((tail) => `${head}${tail}`)),
  ...SCHEMES.flatMap((scheme) => [...TAILS, 'alert(1)'].flatMap((tail) => [`${scheme}//${tail}`, `${scheme}${tail}`])),
  ...MORE.flatMap((head) => TAILS.slice(0, 2).map((tail) => `${head}${tail}`)),
]

/** Where a browser on the site would end up. */
const landing = (path: string) => new URL(path, `${SITE}/login`).origin

describe('where login redirects', () => {
  test(`none of ${hostile.length} hostile values leaves the site [AUTH-5]`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200)
    const left = hostile.filter((ref) => {
      const path = toReturnPath(ref, 'a=1')
      return path !== null && (landing(path) !== SITE || !path.startsWith('/') || path.startsWith('//'))
    })
    expect(left).toEqual([])
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'account', '', null])(
    '%s is refused [AUTH-5]',
    (ref) => {
      expect(toReturnPath(ref)).toBeNull()
    },
  )

  test.each([
    ['/deals/checkout', 'query=12', '/deals/checkout?query=12'],
    ['/deals/checkout?query=12', 'lan=zh', '/deals/checkout?query=12&lan=zh'],
    ['/account/orders', null, '/account/orders'],
    ['/deals/browse?query=%E9%9D%A2', undefined, '/deals/browse?query=%E9%9D%A2'],
    ['/deals#top', '', '/deals#top'],
  ])('%s with %s redirects to %s [AUTH-4]', (ref, refquery, path) => {
    expect(toReturnPath(ref, refquery)).toBe(path)
  })

  test('no text at all leaves the site, whatever the query [AUTH-5]', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '\t',
      '?',
      '#',
      'evil.example',
      'https:',
      '//',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, text, (ref, refquery) => {
        for (const candidate of [ref, `/${ref}`]) {
          const path = toReturnPath(candidate, refquery)
          if (path !== null) expect([path, landing(path), path.startsWith('//')]).toEqual([path, SITE, false])
        }
      }),
      { numRuns: 2000, seed: 7 },
    )
  })
})
