import { afterAll, describe, expect, test, vi } from 'vitest'
import type { CallReport, Report } from '@/scripts/check-api/report'
import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import { openOlderPeer } from '@/tests/support/older-peer/open-older-peer'
import { openPoorApi } from '@/tests/support/poor-api'

interface Wanted {
  store?: number
  order?: { gid: number; pid: number }
  customer?: { CHECK_API_EMAIL: string; CHECK_API_PASSWORD: string }
}

/** In modules of its own, since the client of the storefront reads its API's address once. */
async function check(url: string, { customer, ...wanted }: Wanted = {}): Promise<Report> {
  vi.resetModules()
  vi.stubEnv('COMMERCE_API_URL', url)
  vi.stubEnv('LOG_LEVEL', 'silent')
  const { checkApi } = await import('@/scripts/check-api/check-api')
  const { logInCustomer } = await import('@/scripts/check-api/log-in-customer')
  const ask = () => Promise.reject(new Error('nobody is there to be asked'))
  return checkApi({ url, ...wanted }, customer ? () => logInCustomer(customer, ask) : null, () => undefined)
}

const pagesOf = ({ pages }: Report) => Object.fromEntries(pages.map(({ page, state }) => [page, state]))
const featuresOf = ({ features }: Report, ...names: string[]) =>
  Object.fromEntries(
    features.filter(({ name }) => names.includes(name)).map(({ name, state, detail }) => [name, `${state}: ${detail}`]),
  )
const callOf = ({ calls }: Report, name: string) => calls.find((call) => call.name === name) as CallReport

const casesOf = ({ faults }: Report) => Object.fromEntries(faults.map(({ name, cases }) => [name, cases]))

describe('an API that has what the documents print', async () => {
  const peer = await openDocumentedPeer()
  afterAll(() => peer.close())
  const report = await check(peer.url)

  test('has all pages', async () => {
    expect(new Set(Object.values(pagesOf(report)))).toEqual(new Set(['works']))
    expect(Object.keys(pagesOf(report))).toHaveLength(8)
  })

  test('has a deal without a page, and pictures that nobody serves', () => {
    expect(casesOf(report)).toEqual({
      'links that lead nowhere': ['deal 1002 is in a list, its page is not: not found'],
      'pictures that do not load': [
        `${peer.pictureOrigin} is not in PICTURE_ORIGINS, as of ${peer.pictureOrigin}/Spa day.JPG?size=large`,
        'https://elsewhere.example is not in PICTURE_ORIGINS, as of https://elsewhere.example/spa.jpg',
        ...['logo', 'r1', 'spa'].map((name) => `${peer.url}/media/${name}.webp is no picture but application/json`),
      ],
    })
  })

  test('lacks features that the report names', () => {
    const names = ['search deals', 'filter deals', 'opening hours', 'menu', 'reviews', 'push notifications', 'login']
    expect(featuresOf(report, ...names)).toEqual({
      'search deals': 'limited: words are ignored: nonsense finds 2 deals',
      'filter deals': 'limited: 2 of 2 deals have less than the discount asked for',
      'opening hours': 'limited: `is_open` says whether it is open',
      menu: 'works: 1 product, 0 with choices',
      reviews: 'not tried: store 12 has none',
      'push notifications': 'absent: no `push_key` in appconfig',
      login: 'not tried: see --customer',
    })
  })

  test('lacks fields, each with what a shopper sees without it', () => {
    const { missing, missingAdditions, odd, errors } = callOf(report, 'sdtl2')
    const hours = missing.find(({ path }) => path === 'hours')
    expect(hours).toMatchObject({ consequence: 'no hours; `is_open` and `allow_order` decide', reason: null })
    expect([hours?.count, hours?.of]).toEqual([6, 6])
    expect(missingAdditions.map(({ path }) => path)).toContain('next_open')
    expect([odd, errors]).toEqual([[], {}])
  })
})

describe('an API in an older style', async () => {
  const peer = await openOlderPeer({ hours: Array(7).fill('00:00-24:00').join(';') })
  afterAll(() => peer.close())
  const { email, password } = peer.customer
  const report = await check(peer.url, {
    order: { gid: 7, pid: 71 },
    customer: { CHECK_API_EMAIL: email, CHECK_API_PASSWORD: password },
  })

  test('has no fault', () => {
    expect(casesOf(report)).toEqual({})
  })

  test('takes an order of each kind once, which is cancelled in the end', () => {
    const names = [
      'checkout',
      'the same checkout again',
      'order',
      'history after the order',
      'pay-now link',
      'cancelling',
    ]
    const states = featuresOf(report, ...names)
    const [byPage, delivered, order] = peer.orders.of(email)
    expect(peer.orders.of(email)).toHaveLength(3)
    expect([byPage?.payment, delivered?.quote.method, order?.quote.method]).toEqual([8, 1, 2])
    expect(peer.orders.of(email).map(({ status }) => status)).toEqual([5, 5, 5])
    expect(states).toEqual({
      checkout: `works: order ${order?.id}`,
      'the same checkout again': 'works: the same order',
      order: 'works: at the quoted total',
      'history after the order': 'works: it is listed',
      'pay-now link': 'works: without a login',
      cancelling: `works: ${order?.id} is cancelled`,
    })
  })

  test('has pages without what it does not offer', () => {
    expect(pagesOf(report)).toMatchObject({ Home: 'in part', Deals: 'in part', Deal: 'works', Store: 'works' })
    expect(report.pages[0]?.missing).toEqual(['categories: RC 500'])
    expect(featuresOf(report, 'points', 'gift cards', 'session', 'pages of deals', 'quote')).toEqual({
      session: 'works: signed calls',
      points: 'absent: not found',
      'gift cards': 'absent: not found',
      'pages of deals': 'works: 30 deals, 12 on a page',
      quote: 'limited: CAD 1733 minor units, but none before a method is chosen: invalid shipping method',
    })
  })

  test('a customer with a wrong password is told so, and nothing else is tried', async () => {
    const refused = await check(peer.url, { customer: { CHECK_API_EMAIL: email, CHECK_API_PASSWORD: 'a guess' } })
    expect(featuresOf(refused, 'login', 'points')).toEqual({ login: 'absent: incorrect username password' })
  })
})

describe('an API that was made in a hurry', async () => {
  const api = await openPoorApi()
  afterAll(() => api.close())
  const report = await check(api.url, { store: 5 })

  test('has pages that cannot be shown', async () => {
    expect(pagesOf(report)).toEqual({
      ...{ Home: 'in part', Deals: 'in part', Browse: 'in part', Search: 'in part', Sitemap: 'works' },
      ...{ Deal: 'fails', Store: 'in part', Product: 'not tried' },
    })
    const { exitCode } = await import('@/scripts/check-api/report')
    expect(exitCode(report)).toBe(1)
  })

  test('has faults, each with its cases', () => {
    expect(casesOf(report)).toEqual({
      'links that lead nowhere': [
        'deal 1 is in a list, its page is not: cannot read the answer to gdtl: group_id: missing',
      ],
      'rows left out': [
        expect.stringMatching(/^glst: \d+ of \d+ rows of list\.\* cannot be read, the first for “spc: not a decimal”$/),
      ],
    })
  })

  test('loses rows and texts, each with the reason and what a shopper sees', () => {
    const { odd } = callOf(report, 'glst')
    const facts = odd.map(({ path, reason, consequence }) => [path, reason, consequence])
    expect(facts).toEqual([
      ['list.*.s_dsc', expect.any(String), 'nothing in its place'],
      ['list.*', expect.stringMatching(/^spc: /), 'the row is left out'],
      ['list.*', 'id: missing', 'the row is left out'],
    ])
    expect(callOf(report, 'sdtl2').odd).toMatchObject([
      { path: 'hours.weekly', reason: 'not hours' },
      { path: 'hours.delivery', reason: 'not hours' },
    ])
    expect(callOf(report, 'sdtl2').unread).toEqual(['colour'])
  })

  test('says why calls have no answer', () => {
    expect(callOf(report, 'slst').errors).toEqual({ 'cannot read the answer to slst: not JSON': expect.any(Number) })
    expect(callOf(report, 'cplst2').codes).toEqual({ '400 (no menu)': expect.any(Number) })
    expect(featuresOf(report, 'menu', 'opening hours')).toEqual({
      menu: 'absent: RC 400',
      'opening hours': 'limited: shown as they are, since they cannot be read: “noon till late”',
    })
  })
})
