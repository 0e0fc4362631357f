import { expect, test } from 'vitest'
import { inlineStyles, parseStyles, styleLinks } from '@/lib/front/document/critical-styles'

const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const page = (body: string) => `<html><head>${LINK}</head><body>${body}</body></html>`
const criticalOf = (css: string, body: string) =>
  /<style>(.*)<\/style>/s.exec(inlineStyles(page(body), parseStyles(css)))?.[1]

test('the rules come into the head, the stylesheet goes to the end', () => {
  const html = page('<p class="lead">Noodles</p>')
  expect(styleLinks(html)).toEqual(['/_next/static/chunks/a.css'])
  expect(inlineStyles(html, parseStyles('.lead{color:red}.other{color:blue}'))).toBe(
    `<html><head><style>.lead{color:red}</style></head><body><p class="lead">Noodles</p>${LINK}</body></html>`,
  )
})

test.each([
  ['an element', 'p{margin:0}', 'p{margin:0}'],
  ['one of several selectors', '.lead,.other{color:red}', '.lead{color:red}'],
  ['a class whose ancestor is missing', '.group[open] .lead{color:red}', ''],
  ['a state that the visitor brings about', '.lead:hover,.lead:focus-visible{color:red}', ''],
  ['a state that is sent', '.lead:disabled{color:red}', '.lead:disabled{color:red}'],
  ['what only some devices need', '@media (forced-colors:active){.lead{color:red}}', ''],
  [
    'a property that a rule reads',
    '@property --a{syntax:"*"}.lead{color:var(--a)}',
    '.lead{color:var(--a)}@property --a{syntax:"*"}',
  ],
  ['a property that none reads', '@property --b{syntax:"*"}', ''],
  ['an escaped name', '.sm\\:w-1\\/2{width:50%}', '.sm\\:w-1\\/2{width:50%}'],
  ['a name with signs that HTML escapes', '.\\[\\&\\>p\\]\\:mt-2>p{margin:1px}', '.\\[\\&\\>p\\]\\:mt-2>p{margin:1px}'],
  ['a class in brackets', '.lead:not(.other){color:red}', '.lead:not(.other){color:red}'],
  [
    'a media query',
    '@media (width>=40rem){.lead{color:red}.other{color:blue}}',
    '@media (width>=40rem){.lead{color:red}}',
  ],
  ['a media query without a rule', '@media (width>=40rem){.other{color:blue}}', ''],
  ['the order of layers', '@layer base,late;@layer base{.other{color:blue}}', '@layer base,late;@layer base{}'],
  ['a nested query', '.lead{@media (hover:hover){color:red}}', '.lead{@media (hover:hover){color:red}}'],
  ['the metrics of a font', '@font-face{font-family:F;src:local(Arial)}', '@font-face{font-family:F;src:local(Arial)}'],
])('%s', (_, css, critical) => {
  expect(criticalOf(css, '<p class="lead sm:w-1/2 [&amp;&gt;p]:mt-2">Noodles</p>')).toBe(critical)
})

test('a document without a stylesheet stays as it is', () => {
  expect(inlineStyles('<html><body></body></html>', [])).toBe('<html><body></body></html>')
})
