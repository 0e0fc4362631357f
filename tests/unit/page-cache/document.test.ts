import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { HYDRATION_SCRIPT, PRE_HYDRATION_SCRIPT, STORE_CHOICES_SCRIPT } from '@/lib/inline-scripts/generated'
import { deferHydration } from '@/lib/page-cache/document/deferred-hydration'
import { withPreHydration } from '@/lib/page-cache/document/pre-hydration'
import { allowOurScripts, scriptsOfNext } from '@/lib/page-cache/document/script-policy'

const DATA = '{"@context":"https://schema.org"}'
const HEAD = [
  '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="" type="font/woff2"/>',
  '<link rel="preload" as="image" href="/first.webp"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/runtime.js"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
].join('')
const BODY = [
  '<script>document.cookie="lan=en"</script>',
  '<p>Noodles</p>',
  `<script type="application/ld+json">${DATA}</script>`,
  '<script id="_R_">globalThis.TURBOPACK=[]</script>',
  '<script src="/_next/static/chunks/runtime.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"$1 <b>"])</script>',
].join('')
const PAGE = `<!DOCTYPE html><html><head>${HEAD}</head><body>${BODY}</body></html>`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the RSC payload and Next’s files leave the document; content, styles and choices stay', () => {
  const deferred = deferHydration(PAGE, (hash) => `/later/${hash}/deals`)
  expect(deferred?.rscPayload.script).toBe(
    'globalThis.TURBOPACK=[];\n(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"$1 <b>"])',
  )
  expect(deferred?.html).toBe(
    [
      '<!DOCTYPE html><html><head><link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="" type="font/woff2"/>',
      '<link rel="preload" as="image" href="/first.webp"/>',
      '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
      '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
      `<body><script>document.cookie="lan=en"</script><p>Noodles</p><script type="application/ld+json">${DATA}</script>`,
      `<script type="application/json" id="deferred-scripts">{"rsc":"/later/${deferred?.rscPayload.hash}/deals",`,
      `"chunks":["/_next/static/chunks/one.js","/_next/static/chunks/runtime.js"]}</script><script>${HYDRATION_SCRIPT}</script>`,
      '</body></html>',
    ].join(''),
  )
})

test.each([
  ['without its end', PAGE.replace('</html>', '')],
  ['without Next’s files', PAGE.replaceAll('async=""', 'defer=""')],
  ['without data', PAGE.replaceAll('__next_f', '__other')],
])('a document %s stays as it came', (_, html) => {
  expect(deferHydration(html, () => '/later')).toBeNull()
})

test('an address cannot end the element that it is written into', () => {
  expect(deferHydration(PAGE, () => '/</script>')?.html).toContain('"rsc":"/\\u003c/script>"')
})

test('the script before hydration takes its place, once, and as it is', () => {
  const place = '<script id="pre-hydration"></script>'
  expect(withPreHydration(`<body>${place}<p>$&</p>${place}</body>`)).toBe(
    `<body><script>${PRE_HYDRATION_SCRIPT}</script><p>$&</p>${place}</body>`,
  )
})

test('the policy allows our own inline scripts alone, whatever a document has', () => {
  const policy = allowOurScripts("default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'")
  const ours = [STORE_CHOICES_SCRIPT, PRE_HYDRATION_SCRIPT, HYDRATION_SCRIPT]
  expect(policy).toBe(`default-src 'self'; script-src 'self' ${ours.map(hashOf).join(' ')}; style-src 'unsafe-inline'`)
})

test.each([
  ['an inline script', '<script>alert(1)</script>'],
  ['one of ours with an addition', `<script>${PRE_HYDRATION_SCRIPT};alert(1)</script>`],
  ['one that says that it is data', '<script data-x=\'type="text/json"\'>alert(1)</script>'],
  ['one that never ends', '<script>alert(1)</script '],
])('a document with %s has others than ours', (_, injected) => {
  const ours = `<script>${PRE_HYDRATION_SCRIPT}</script><script src="/a.js"></script><script type="application/json">{}</script>`
  expect(scriptsOfNext(`<body>${ours}</body>`)).toEqual([])
  expect(scriptsOfNext(`<body>${ours}${injected}${injected}</script></body>`)).toBeNull()
})

test.each([
  ['calls something beside its data', '<script>self.__next_f.push([1,"a"]);alert(1)</script>'],
  ['computes its data', '<script>self.__next_f.push([alert(1)])</script>'],
  ['only begins like data', '<script>self.__next_f;alert(1)</script>'],
  ['is a second one of those that name files', '<script id="_R_">alert(1)</script>'],
])('a script that %s is not moved to where it would run', (_, injected) => {
  const deferred = deferHydration(PAGE.replace('<p>', `${injected}<p>`), () => '/later')
  expect(deferred?.rscPayload.script ?? '').not.toContain('alert')
})

test('the script that says when a page began is Next’s, and is allowed where a page has it', () => {
  const began = 'requestAnimationFrame(function(){$RT=performance.now()});'
  expect(scriptsOfNext(`<script>${began}</script>`)).toEqual([hashOf(began)])
  expect(allowOurScripts("script-src 'unsafe-inline'", [hashOf(began)])).toContain(hashOf(began))
})

test('a policy with a nonce stays as it is', () => {
  const policy = "script-src 'self' 'nonce-abc' 'strict-dynamic'"
  expect(allowOurScripts(policy)).toBe(policy)
})
