import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { mapsHref } from '@/lib/domain/places/map-source'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { pathsIn } from '@/lib/paths'
import { webManifest } from '@/lib/server/pictures/manifest'
import { renderOgPicture } from '@/lib/server/pictures/og-picture'
import { SCRIPT_PAYLOADS } from '@/tests/support/script-payloads'

vi.mock('@/lib/server/pictures/read-picture', () => ({ readPicture: async () => null }))

const SITE = 'https://site.example'
const SOURCES = ['app', 'components', 'lib', 'backend'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
)
/** Every match in the sources, as `file: what`. */
function occurrences(pattern: RegExp): string[] {
  return SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => `${file}: ${(match[1] ?? match[0]).trim()}`),
  )
}
const filesOf = (found: string[]) => [...new Set(found.map((one) => one.replace(/:.*/s, '')))].sort()

test('HTML is inserted in five places: structured data, sanitised text, two constant scripts and the empty place of one', () => {
  expect(occurrences(/dangerouslySetInnerHTML/g).sort()).toEqual([
    'components/deals/detail/merchant-text.tsx: dangerouslySetInnerHTML',
    'components/layout/document/head-scripts.tsx: dangerouslySetInnerHTML',
    'components/layout/document/head-scripts.tsx: dangerouslySetInnerHTML',
    'components/layout/document/head-scripts.tsx: dangerouslySetInnerHTML',
    'components/layout/document/json-ld.tsx: dangerouslySetInnerHTML',
  ])
  expect(occurrences(/<MerchantText [^>]*html=\{([^}]+)\}/g)).toEqual([
    'components/deals/detail/deal-detail.tsx: detailHtml',
    'components/deals/detail/deal-detail.tsx: finePrintHtml',
  ])
  expect(occurrences(/\b(?:detailHtml|finePrintHtml)=\{([^}]+)\}/g)).toEqual([
    'app/[site]/[lan]/(public)/deal/[id]/page.tsx: sanitise(deal.detailHtml)',
    'app/[site]/[lan]/(public)/deal/[id]/page.tsx: sanitise(deal.finePrintHtml)',
  ])
})

test('no text becomes HTML or script in any other way', () => {
  const ways =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|srcDoc|document\.write|DOMParser|eval\(|new Function|set(?:Timeout|Interval)\(['"`])/g
  // a page of our own, whose scripts do not run there
  expect(occurrences(ways)).toEqual(['lib/browser/stores/menu-part.ts: DOMParser'])
  expect(filesOf(occurrences(/import \{[^}]*\braw\b[^}]*\} from 'hono\/html'/g))).toEqual([
    'backend/orders/payments/pages/pay-page.ts',
  ])
  expect(occurrences(/(?<!sql\.)\braw\(([^()]*\([^()]*\))/g)).toEqual([
    'backend/orders/payments/pages/pay-page.ts: renderSVG(action.text)',
  ])
  expect(
    occurrences(/<(script|iframe|object|embed|base)\b[^>]*>?/g)
      .filter((one) => /^(app|components)/.test(one))
      .sort(),
  ).toEqual(
    ['head-scripts', 'head-scripts', 'head-scripts', 'json-ld'].map(
      (name) => `components/layout/document/${name}.tsx: script`,
    ),
  )
})

/** What a link or a picture may be given: our own paths, and what is checked or escaped where it is made. A mailbox is configured. */
const MADE_HERE =
  /^(paths\.(list\.)?\w+\(|THIS_PAGE$|link\.href$|way\.href$|pin\.href$|hrefs\[tab\]$|more\.href$|action\.href$|purchase\.href$|item\.termsHref$|hrefOf\(|href(\(|$)|changed\(|mapsHref\(|site\.kind === 'store' \? paths\.|(all|home|store|login|orders?|reset|calendar|first)Href$|(site\.p|order\.storeP|p)honeHref$|`(#|\?|mailto:))/

test('every link is built from our own paths, or dials a phone', () => {
  const links = occurrences(/\b(?:href|action|formAction|xlinkHref)=\{((?:[^{}]|\{[^{}]*\})*)\}/g)
  const isElement = (one: string) => /: (action$|[\s\S]*<)/.test(one)
  const unknown = links.filter((one) => !isElement(one) && !MADE_HERE.test(one.slice(one.indexOf(': ') + 2)))
  expect(links.length).toBeGreaterThan(80)
  expect(unknown).toEqual([])
})

test('the page navigates only to our own paths, a validated return path or a payment page', () => {
  const moves = occurrences(
    /(?:location\.(?:assign|replace)|window\.open|router\.(?:push|replace))\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
  )
  const known =
    /^(redirectTo|hrefs\[active\]|returnHref\(homeHref\)|backHref|href|home|payUrl|((orderId|gid === null) \? )?paths\.\w+\(.*\)|`\$\{url\.pathname\}\$\{url\.search\}`.*)$/s
  expect(moves.length).toBeGreaterThan(12)
  expect(moves.filter((one) => !known.test(one.slice(one.indexOf(': ') + 2)))).toEqual([])
})

test('what comes from outside is parsed by a function that does not throw', () => {
  expect(filesOf(occurrences(/\w\.safeParse\(/g))).toEqual([
    // text alone, of files, fields and commands
    'backend/catalogue-files/foreign/to-catalogue.ts',
    'backend/catalogue-files/format/describe-columns.ts',
    'backend/catalogue-files/read/read-row.ts',
    'lib/browser/cart/checkout-drafts.ts',
    'lib/browser/session/create-account.ts',
    'lib/env-values.ts',
  ])
})

test(`${SCRIPT_PAYLOADS.length} payloads in a URL stay in it, on our own site`, () => {
  const paths = pathsIn('jp', 'en')
  for (const text of SCRIPT_PAYLOADS) {
    const addresses = [
      paths.search({ q: text, kind: text }),
      paths.browse({ query: text }),
      paths.login(text),
      paths.order(text),
      paths.payNow(text, 12),
      paths.paypal(text),
      paths.payCheckout(12, { relatedOid: text, taxClass: text }),
      ...(/^https?:/.test(text) ? [] : [toPictureUrl(text)]),
    ]
    for (const address of addresses) {
      expect([text, new URL(address, SITE).origin, address.startsWith('//')]).toEqual([text, SITE, false])
      expect([text, /["<>`\s]/.test(address) && !address.startsWith('/media/')]).toEqual([text, false])
    }
  }
  expect(new URL(mapsHref('javascript:alert(1)' as unknown as number, 1)).origin).toBe('https://www.google.com')
})

test(`${SCRIPT_PAYLOADS.length} payloads in a store's name stay text in its manifest, and are not rendered in its picture`, async () => {
  const site = (name: string) => ({ ...SHARED_SITE, name })
  for (const text of SCRIPT_PAYLOADS) {
    const manifest = webManifest(site(text))
    expect(JSON.parse(JSON.stringify(manifest))).toEqual({ ...webManifest(site('x')), name: text, short_name: text })
  }
  const [plain, hostile] = await Promise.all(
    ['x', SCRIPT_PAYLOADS.join('')].map((name) => renderOgPicture({ site: site(name) })),
  )
  expect(plain?.equals(hostile ?? Buffer.of())).toBe(true)
})
