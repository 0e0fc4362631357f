import { expect, test } from 'vitest'
import { safeLink } from '@/lib/domain/site/safe-link'

test.each([
  ['https://store.example/menu?x=1#top', 'https://store.example/menu?x=1#top'],
  [' https://store.example ', 'https://store.example'],
  ['HTTPS://store.example', 'HTTPS://store.example'],
  ['tel:+1 604 555 0123', 'tel:+1 604 555 0123'],
  ['mailto:hello@store.example', 'mailto:hello@store.example'],
  ['/deals?lan=jp', '/deals?lan=jp'],
])('%j leads to %s', (href, link) => {
  expect(safeLink(href)).toBe(link)
})

const ELSEWHERE = ['evil.example', 'evil.example/x', '[::1]/', 'evil.example:443']
const HEADS = [
  '//',
  '///',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '\t//',
  '/.//',
  '/x/..//',
  '/%2e//',
  'https:',
  'https:/',
]
const MORE = [
  ...['https:///', 'https:\\\\', 'https:/\\', 'ht\ntps://', 'https://shop.example@', 'https://a:b@'],
  ...[
    'http://',
    'ftp://',
    'javascript:',
    'java\tscript:',
    'data:text/html,',
    'vbscript:',
    'file://',
    'blob:https://',
    '',
  ],
]
const hostile = [...HEADS, ...MORE].flatMap((head) => ELSEWHERE.map((host) => `${head}${host}`))

test(`none of ${hostile.length} hostile links leaves this site by a detour`, () => {
  expect(hostile.length).toBeGreaterThan(100)
  const here = 'https://plaza.example'
  const left = hostile.filter((href) => {
    const link = safeLink(href)
    return link !== null && new URL(link, `${here}/deals`).origin !== here
  })
  expect(left).toEqual([])
})
