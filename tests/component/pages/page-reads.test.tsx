import type { ReactElement } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { renderServer } from '@/tests/component/render-server'
import { openPageReadsApi, READ_FAULTS, type ReadFault } from '@/tests/support/page-reads-api'
import { size } from '@/tests/support/scale'

const visit = vi.hoisted(() => ({ site: 'shared', isSecondTry: false, patience: Number.POSITIVE_INFINITY }))
vi.mock('next/root-params', () => ({ site: async () => visit.site, lan: async () => 'en' }))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: visit.isSecondTry }) }))
// the middleware has read them before any page
vi.mock('@/lib/commerce-client/places/cities-api', async () => {
  const { FALLBACK_CITIES } = await import('@/lib/domain/places/built-in-cities')
  return { getCities: async () => FALLBACK_CITIES }
})
// a read that never ends would take 5 s; others may, on a busy machine
vi.mock('@/lib/deadline', async (original) => {
  const { withDeadline } = await original<typeof import('@/lib/deadline')>()
  return {
    withDeadline: (ms: number, work: Parameters<typeof withDeadline>[1]) =>
      withDeadline(Math.min(ms, visit.patience), work),
  }
})

const api = await openPageReadsApi()
vi.stubEnv('COMMERCE_API_URL', api.url)
vi.stubEnv('LOG_LEVEL', 'silent')
afterAll(() => api.close())
const { SHARED_SITE } = await import('@/lib/domain/site/site')
const { findSiteByKey } = await import('@/lib/server/site/site')
const { pageTags } = await import('@/lib/page-cache/purge/page-tags')
const { exists } = await import('@/lib/server/routing/page-ownership')
const { isSearching, matchRoute } = await import('@/lib/server/routing/page-routes')
const { partFailureCount } = await import('@/lib/server/routing/part-failures')
const { default: Home } = await import('@/app/[site]/[lan]/(public)/home/[city]/page')
const { default: Landing } = await import('@/app/[site]/[lan]/(public)/landing/[city]/[page]/page')
const { default: Browse } = await import('@/app/[site]/[lan]/(public)/browse/page')
const { default: Search } = await import('@/app/[site]/[lan]/(public)/search/page')
const { default: DealPage } = await import('@/app/[site]/[lan]/(public)/deal/[id]/page')
const { default: StorePage } = await import('@/app/[site]/[lan]/(public)/store/[gid]/page')
const { default: ProductPage } = await import('@/app/[site]/[lan]/(public)/product/[pid]/page')
const { default: PayPage } = await import('@/app/[site]/[lan]/(public)/pay/[gid]/[link]/page')
const { default: HelpPage } = await import('@/app/[site]/[lan]/(public)/help/[topic]/page')
const { default: CartsPage } = await import('@/app/[site]/[lan]/(public)/carts/page')

interface Page {
  site: string
  /** as the visitor opens it */
  path: string
  render: () => Promise<ReactElement>
  /** the page is nothing without them; of several, one is enough where `anyOf` is set */
  subjects: string[]
  anyOf?: true
  /** it can do without these, and is not stored meanwhile */
  parts: string[]
  /** not worth a page: what is stored may lack them */
  extras: string[]
}

const OWN = 'noodle.example'
const params = <T extends object>(values: T) => Promise.resolve(values)
const city = { city: 'vancouver' }
const search = (query: Record<string, string>) => ({ searchParams: params<Record<string, string>>(query) })

const PAGES: Record<string, Page> = {
  home: {
    site: SHARED_SITE.key,
    path: '/',
    render: () => Home({ params: params(city) }),
    subjects: ['slst', 'glst by rank'],
    anyOf: true,
    parts: [],
    extras: ['slst of a kind'],
  },
  'deals landing': {
    site: SHARED_SITE.key,
    path: '/deals',
    render: () => Landing({ params: params({ ...city, page: '1' }) }),
    subjects: ['glst'],
    parts: ['glst by rank', 'sfc', 'gshortcut'],
    extras: [],
  },
  browse: {
    site: SHARED_SITE.key,
    path: '/deals/browse',
    render: () => Browse(search({ query: 'spa', category: '1000' })),
    subjects: ['glst'],
    parts: ['sfc'],
    extras: ['appconfig'],
  },
  search: {
    site: SHARED_SITE.key,
    path: '/?q=noodle',
    render: () => Search(search({ q: 'noodle' })),
    subjects: ['slst', 'glst'],
    anyOf: true,
    parts: ['psearch'],
    extras: [],
  },
  deal: {
    site: SHARED_SITE.key,
    path: '/deals/details/1001',
    render: () => DealPage({ params: params({ id: '1001' }) }),
    subjects: ['gdtl'],
    parts: ['sdtl2'],
    extras: [],
  },
  store: {
    site: SHARED_SITE.key,
    path: '/store/12',
    render: () => StorePage({ params: params({ gid: '12' }) }),
    subjects: ['sdtl2'],
    parts: ['sdtl2 in its own language', 'cplst2', 'glst', 'srvw'],
    extras: ['cplst2 in its own language'],
  },
  product: {
    site: SHARED_SITE.key,
    path: '/product/1',
    render: () => ProductPage({ params: params({ pid: '1' }) }),
    subjects: ['psearch', 'sdtl2', 'cplst2'],
    parts: [],
    extras: ['cplst2 in its own language'],
  },
  pay: {
    site: SHARED_SITE.key,
    path: '/pay/12/amt/5',
    render: () => PayPage({ params: params({ gid: '12', link: 'linked' }) }),
    subjects: ['sdtl2'],
    parts: [],
    extras: [],
  },
  help: {
    site: SHARED_SITE.key,
    path: '/help/terms',
    render: () => HelpPage({ params: params({ topic: 'terms' }) }),
    subjects: [],
    parts: [],
    extras: ['appconfig'],
  },
  carts: {
    site: SHARED_SITE.key,
    path: '/carts',
    render: () => CartsPage(),
    subjects: [],
    parts: ['glst'],
    extras: [],
  },
  'deals of an own site': {
    site: OWN,
    path: '/deals',
    render: () => Landing({ params: params({ ...city, page: '1' }) }),
    subjects: ['sdtl2 by domain', 'glst'],
    parts: ['glst by rank', 'sfc'],
    extras: [],
  },
  'browse of an own site': {
    site: OWN,
    path: '/deals/browse',
    render: () => Browse(search({})),
    subjects: ['sdtl2 by domain', 'glst'],
    parts: ['sfc'],
    extras: ['appconfig'],
  },
  'deal of an own site': {
    site: OWN,
    path: '/deals/details/1001',
    render: () => DealPage({ params: params({ id: '1001' }) }),
    subjects: ['sdtl2 by domain', 'gdtl'],
    parts: ['sdtl2', 'glst'],
    extras: [],
  },
  'store of an own site': {
    site: OWN,
    path: '/',
    render: () => StorePage({ params: params({ gid: '12' }) }),
    subjects: ['sdtl2 by domain', 'sdtl2'],
    parts: ['sdtl2 in its own language', 'cplst2', 'glst', 'srvw'],
    extras: ['cplst2 in its own language'],
  },
}

type Outcome = 'without it' | 'without it, unstored' | 'fails' | 'not found'

async function renderOnce({ site, render }: Page, isSecondTry: boolean): Promise<string> {
  Object.assign(visit, { site, isSecondTry })
  const { textContent } = await renderServer(await render())
  return textContent ?? ''
}

/** As the server in front of Next asks for a page of which it has no good version. */
async function outcomeOf(page: Page): Promise<Outcome> {
  const failures = partFailureCount()
  try {
    await renderOnce(page, false)
    return 'without it'
  } catch (error) {
    if (`${error}`.includes('not found')) return 'not found'
    if (partFailureCount() === failures) return 'fails'
  }
  return renderOnce(page, true).then(
    () => 'without it, unstored' as const,
    () => 'fails' as const,
  )
}

const patienceFor = (fault: ReadFault) => (fault === 'timeout' ? 400 : Number.POSITIVE_INFINITY)
const FAULTS = Object.keys(READ_FAULTS) as ReadFault[]
/** These, or what they ask for, are additions of ours: for an API that refuses them, a page is whole without them. */
const ADDITIONS = ['srvw', 'psearch', 'slst']

function expected({ subjects, anyOf, parts }: Page, read: string, fault: ReadFault): Outcome {
  const isList = !/^(sdtl2|gdtl)/.test(read)
  if (subjects.includes(read) && !anyOf) {
    if (fault !== 'empty' || !isList) return 'fails'
    return subjects.includes('psearch') ? 'not found' : 'without it'
  }
  if ((fault === 'empty' && isList) || (fault === 'RC 400' && ADDITIONS.includes(read))) return 'without it'
  return parts.includes(read) || subjects.includes(read) ? 'without it, unstored' : 'without it'
}

beforeEach(() => {
  api.heal()
  visit.patience = Number.POSITIVE_INFINITY
})

test.each(Object.entries(PAGES))('%s: its reads are known, and all of them answered it is whole', async (_, page) => {
  await renderOnce(page, false)
  expect([...api.asked].sort()).toEqual([...page.subjects, ...page.parts, ...page.extras].sort())
})

test.each(Object.entries(PAGES))('%s: a purge of what it reads finds it', async (_, page) => {
  const read = new Set<string>()
  const fetched = vi.spyOn(globalThis, 'fetch')
  await renderOnce(page, false)
  for (const [, init] of fetched.mock.calls) for (const tag of init?.next?.tags ?? []) read.add(tag)
  fetched.mockRestore()
  const { pathname, searchParams } = new URL(page.path, 'http://localhost')
  const site = (await findSiteByKey(page.site, 'en')) ?? SHARED_SITE
  const ownGid = site.kind === 'store' ? { ownGid: site.gid } : {}
  const context = { city: 'vancouver', pageNumber: 1, searching: isSearching(searchParams), ...ownGid } as const
  const route = matchRoute(pathname, context)
  if (!route) throw new Error(page.path)
  if (route.dealId) await exists('deal', route.dealId, site)
  if (route.productId) await exists('product', route.productId, site)
  const tags: string[] = pageTags(route, site)
  expect(read).toContain('sites')
  expect([...read].filter((tag) => !tags.includes(tag))).toEqual([])
})

test('one failing read costs itself: all pages, all reads, all faults [CALL-47] [ERR-53]', async () => {
  const rows: { page: string; read: string; fault: ReadFault; outcome: Outcome; wanted: Outcome }[] = []
  for (const [name, page] of Object.entries(PAGES))
    for (const read of [...page.subjects, ...page.parts, ...page.extras])
      for (const fault of size(FAULTS, [FAULTS[rows.length % FAULTS.length] as ReadFault])) {
        api.fail([read], fault)
        visit.patience = patienceFor(fault)
        rows.push({ page: name, read, fault, outcome: await outcomeOf(page), wanted: expected(page, read, fault) })
      }
  const table = rows.map((row) => Object.values(row).join(' | ')).join('\n')
  expect(
    rows.filter(({ outcome, wanted }) => outcome !== wanted),
    table,
  ).toEqual([])
  expect(rows.length).toBeGreaterThan(size(200, 40))
}, 300_000)

test.each(Object.entries(PAGES).filter(([, { anyOf }]) => anyOf))(
  '%s: without any of its subjects it fails, and is not requested again',
  async (_, page) => {
    for (const fault of FAULTS.filter((one) => one !== 'empty')) {
      api.fail([...page.subjects, 'glst', 'slst by ids'], fault)
      visit.patience = patienceFor(fault)
      expect(await outcomeOf(page), fault).toBe('fails')
    }
  },
)

test('the deals landing starts with lan, lat, lon, a sort, and another one of the top three [CALL-51]', async () => {
  await renderOnce(PAGES['deals landing'] as Page, false)
  const near = { lan: 'en', latlon: '49.2827,-123.1207', count_to: '1000', page: '1' }
  const queries = api.queries.filter(({ sort_id }) => sort_id).sort((a, b) => Number(a.sort_id) - Number(b.sort_id))
  expect(queries).toEqual([
    { ...near, sort_id: '103', limit: '12' },
    { ...near, sort_id: '106', limit: '20' },
  ])
})

test('a list at the API’s own place stays there when another tab chooses a city', async () => {
  const { site, render } = PAGES.browse as Page
  Object.assign(visit, { site, isSecondTry: false })
  const page = await renderServer(await render())
  const filter = page.querySelector('[aria-label="More than 50"]')
  expect(filter?.getAttribute('href')).toBe('/deals/browse?query=spa&category=1000&amtSold=50&lat=49.28&lon=-123.12')
})
