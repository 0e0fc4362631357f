import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PRE_HYDRATION_SCRIPT } from '@/lib/inline-scripts/generated'
import { inlineStyles, parseStyles, styleLinks } from '@/lib/page-cache/document/critical-css'

const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
/** Paints the page once its header is there. */
const EXPECT = '<link rel="expect" href="#header" blocking="render"/>'
const LATE = LINK.replace('<link ', '<link media="none" ')
const page = (body: string) => `<html lang="zh-Hans"><head>${LINK}</head><body>${body}</body></html>`
const criticalOf = (css: string, body: string) =>
  /<style>(.*)<\/style>/s.exec(inlineStyles(page(body), parseStyles(css)))?.[1]

test('the rules come into the head, the stylesheet goes to the end', () => {
  const html = page('<p class="lead">Noodles</p>')
  expect(styleLinks(html)).toEqual(['/_next/static/chunks/a.css'])
  expect(inlineStyles(html, parseStyles('.lead{color:red}.other{color:blue}'))).toBe(
    `<html lang="zh-Hans"><head>${EXPECT}<style>.lead{color:red}</style></head><body><p class="lead">Noodles</p>${LATE}<noscript>${LINK}</noscript></body></html>`,
  )
})

test('the typefaces wait for the stylesheet, and come at once without script', () => {
  const faces = '<style>@font-face{font-family:f;src:url(/f.woff2)}</style>'
  const html = inlineStyles(page(`<p>Noodles</p>${faces}`), parseStyles('p{color:red}'))
  const late = faces.replace('<style', '<style media="none"')
  expect(html).toContain(`<body><p>Noodles</p>${late}${LATE}<noscript>${LINK}${faces}</noscript></body>`)
})

test.each([
  ['an element', 'p{margin:0}', 'p{margin:0}'],
  ['one of several selectors', '.lead,.other{color:red}', '.lead{color:red}'],
  ['a class whose ancestor is missing', '.group[open] .lead{color:red}', ''],
  ['a state that the visitor brings about', '.lead:hover,.lead:focus-visible{color:red}', ''],
  ['what a picture that fails brings about', '.lead:has([data-failed])::before,img[data-failed]{opacity:0}', ''],
  ['a state that is sent', '.lead:disabled{color:red}', '.lead:disabled{color:red}'],
  ['what asks for less motion', '@media (prefers-reduced-motion:reduce){.lead{animation-duration:0s}}', ''],
  [
    'that one page fades into the next',
    '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
    '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  ],
  ['what has the focus', '.lead{color:red;outline-offset:-3px}', '.lead{color:red}'],
  ['settings of a typeface', 'p{margin:0;font-feature-settings:normal}', 'p{margin:0}'],
  [
    'how it scrolls',
    '.lead{color:red;scroll-snap-type:x;overscroll-behavior:contain;cursor:pointer}',
    '.lead{color:red}',
  ],
  ['what only some devices need', '@media (forced-colors:active){.lead{color:red}}', ''],
  ['what opts out of forced colours', '.lead{color:red;forced-color-adjust:none}', '.lead{color:red}'],
  [
    'a property that a rule reads',
    '@property --a{syntax:"*"}.lead{color:var(--a)}',
    '@property --a{syntax:"*"}.lead{color:var(--a)}',
  ],
  ['a property that none reads', '@property --b{syntax:"*"}', ''],
  ['a value that a rule reads', ':root{--a:1;--b:2}.lead{order:var(--a)}', ':root{--a:1}.lead{order:var(--a)}'],
  ['a value that the document reads', ':root{--c:1}', ':root{--c:1}'],
  ['a value that only an unread value reads', ':root{--a:1;--b:var(--a)}p{order:0}', 'p{order:0}'],
  ['the language of the page', ':lang(zh) p,p:lang(zh-Hans){margin:0}', ':lang(zh) p,p:lang(zh-Hans){margin:0}'],
  ['another language', ':lang(ja) p,p:lang(zh-Hant){margin:0}', ''],
  ['any but one language', 'p:not(:lang(ja)){margin:0}', 'p:not(:lang(ja)){margin:0}'],
  ['one of two languages', ':is(:lang(ja),:lang(zh)) p{margin:0}', ':is(:lang(ja),:lang(zh)) p{margin:0}'],
  ['an element that is not there', 'table,p em,.lead>p+hr{margin:0}', ''],
  ['an element that has to be inside, but is not there', 'p:has(>.bar),.lead:has([data-bar]) p{margin:0}', ''],
  ['an element that has to be inside, and is', 'body:has(.lead){margin:0}', 'body:has(.lead){margin:0}'],
  ['an element that must not be inside', 'p:not(:has(.bar)){margin:0}', 'p:not(:has(.bar)){margin:0}'],
  ['an ancestor in brackets that is missing', ':is(:where(.group):is([open],:open) .lead){color:red}', ''],
  ['one of several ancestors', ':is(.group,.other) .lead{color:red}', ':is(.group,.other) .lead{color:red}'],
  ['an ancestor in brackets', ':is(:where(body) .lead){color:red}', ':is(:where(body) .lead){color:red}'],
  ['an element by its attribute', 'p[class*=table]::first-line{margin:0}', 'p[class*=table]::first-line{margin:0}'],
  ['an attribute that is not there', '.lead[data-missing],[aria-current]{color:red}', ''],
  [
    'an attribute that is not asked for',
    '.lead:not([data-missing]){color:red}',
    '.lead:not([data-missing]){color:red}',
  ],
  ['parts of fields', '::-webkit-date-and-time-value,::placeholder{margin:0}', '::placeholder{margin:0}'],
  ['colours that only some screens have', '@supports (color:lab(0% 0 0)){.lead{color:lab(1% 0 0)}}', ''],
  ['the half colour of a placeholder', '@supports (not (-webkit-appearance:-apple-pay-button)){p{color:red}}', ''],
  ['an old name of what the rule says', 'p{-webkit-mask:none;mask:none}', 'p{mask:none}'],
  ['an old name alone', 'p{-webkit-line-clamp:2}', 'p{-webkit-line-clamp:2}'],
  ['from where it moves', '@starting-style{.lead{opacity:0}}', ''],
  ['from where it moves on some screens', '@media (width>=40rem){@starting-style{.lead{opacity:0}}}', ''],
  ['how it moves', '@keyframes lead{to{rotate:1turn}}', ''],
  ['paper', '@page{margin:6mm}', ''],
  ['how it changes', '.lead{color:red;transition:color .1s}', '.lead{color:red}'],
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
  expect(criticalOf(css, '<p class="lead sm:w-1/2 [&amp;&gt;p]:mt-2" style="top:var(--c)">Noodles</p>')).toBe(critical)
})

test('the stylesheet lays out what is below the fold where it is near once the inline script has given it that class', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const css = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'))
  expect(css.join('')).toMatch(/@utility near-view \{\s*@media screen \{\s*:root:not\(\[data-below-fold\]\) &/)
  expect(PRE_HYDRATION_SCRIPT).toContain('"below-fold","near-view"')
  expect(PRE_HYDRATION_SCRIPT).toContain('dataset.belowFold')
})

test('what is below the fold is hidden until the stylesheet is there, which alone has its rules', () => {
  const css = '.below-fold{order:1}.lead{order:2}.note{order:3}.last{order:4}'
  const list = '<li class="below-fold"><ul><li class="note">Tea</li></ul></li><li class="lead">Noodles</li>'
  expect(criticalOf(css, `<ul>${list}</ul><footer class="mt-2 below-fold"><p class="last">Plaza</p></footer>`)).toBe(
    '.below-fold{order:1}.lead{order:2}' +
      '@layer utilities{@media screen{:root:not([data-below-fold]) .below-fold{content-visibility:hidden;visibility:hidden}}}',
  )
})

test('a sheet that only a press opens has no critical rules', () => {
  const css = '.sheet{order:1}.note{order:2}.lead{order:3}'
  const sheet = '<section popover="auto" data-sheet="true" class="sheet"><p class="note">Tea</p></section>'
  expect(criticalOf(css, `${sheet}<p class="lead">Noodles</p>`)).toBe('.lead{order:3}')
})

test('a property that holds a picture comes at the end, and waits for the first paint', () => {
  const picture = '--sheet:url("data:image/svg+xml,%3Csvg/%3E")'
  const css = `@layer base,late;@layer base{.lead{color:red;${picture}}}.other{${picture}}:root{--unread:url(data:image/png,a)}p{mask:var(--sheet)}`
  expect(inlineStyles(page('<p class="lead">Noodles</p>'), parseStyles(css))).toBe(
    `<html lang="zh-Hans"><head>${EXPECT}<style>@layer base,late;@layer base{.lead{color:red}}p{mask:var(--sheet)}</style></head>` +
      `<body><p class="lead">Noodles</p><style id="deferred-pictures" media="none">@layer base{.lead{${picture}}}</style>${LATE}<noscript>${LINK}</noscript></body></html>`,
  )
})

test('what shows a picture of a property is transparent until it is there', () => {
  const css = readFileSync('components/ui/content/icons.css', 'utf8')
  const masks = css.match(/mask: *[^;]+;/g) ?? []
  expect(masks).toHaveLength(2)
  for (const mask of masks) expect(mask).toMatch(/var\(--[\w-]+, linear-gradient\(transparent, transparent\)\)/)
})

test('a document without a stylesheet stays as it is', () => {
  expect(inlineStyles('<html><body></body></html>', [])).toBe('<html><body></body></html>')
})
