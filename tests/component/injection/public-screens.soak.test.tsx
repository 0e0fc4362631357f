import { expect, test } from 'vitest'
import { DealsBrowse } from '@/components/deals/browse/deals-browse'
import { DealDetail } from '@/components/deals/detail/deal-detail'
import { MerchantText } from '@/components/deals/detail/merchant-text'
import { DealsLanding } from '@/components/deals/landing/deals-landing'
import { JsonLd } from '@/components/layout/document/json-ld'
import { Brand } from '@/components/layout/header/brand'
import { ProductScreen } from '@/components/stores/item/product-screen'
import { SearchScreen } from '@/components/stores/search/search-screen'
import { StoreScreen } from '@/components/stores/store-screen'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import type { Deal, DealSummary } from '@/lib/domain/deals/deals'
import type { OptionGroup } from '@/lib/domain/option-groups'
import { SHARED_SITE } from '@/lib/domain/site/site'
import type { FoundKind } from '@/lib/domain/stores/search-query'
import type { Store } from '@/lib/domain/stores/stores'
import { pathsIn } from '@/lib/paths'
import { breadcrumbs, dealList, localBusiness } from '@/lib/server/pages/structured-data'
import { dealProduct, menuProduct } from '@/lib/server/pages/structured-offers'
import { sanitise } from '@/lib/server/sanitise'
import { doorsIn } from '@/tests/support/html-doors'
import { FRIDAY_NOON, ramen } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'
import { SCRIPT_PAYLOADS } from '@/tests/support/script-payloads'
import { renderServer } from '../render-server'
import { makeCategory, makeDeal, makeSummary } from '../sample-deals'
import { findInjections, type Sinks } from './others-words'

const paths = pathsIn('en', 'en')
const page = { language: 'en', paths, now: FRIDAY_NOON } as const

type Say = () => string
const picture = (say: Say) => toPictureUrl(say())

const found = (say: Say, show: FoundKind) => ({
  title: say(),
  search: { query: say(), show },
  corrected: say(),
  stores: [{ ...store(say), serving: null, hit: { of: 'section', name: say(), count: 2 } as const }],
  unfiltered: [],
  dishes: [
    {
      id: 1,
      name: say(),
      picture: picture(say),
      price: { amount: 1, currency: 'CAD' } as const,
      store: { ...store(say), serving: null, isOpen: false },
      hit: { of: 'section', name: say(), count: null } as const,
    },
  ],
  map: {},
  deals: null,
  previews: { dishes: [], deals: null },
  counts: { stores: '1', dishes: '1', deals: null },
})

const summary = (say: Say): DealSummary => ({
  ...makeSummary(7, {
    name: say(),
    shortDescription: say(),
    storeName: say(),
    location: say(),
    picture: picture(say),
  }),
})
const group = (say: Say): OptionGroup => {
  const name = say()
  const choice = { id: 11, name: say(), price: 100, stock: 3, groups: [] }
  return {
    id: 1,
    name,
    min: 0,
    max: 1,
    choices: [{ ...choice, groups: [{ id: 2, name, min: 0, max: 1, choices: [choice] }] }],
  }
}
const store = (say: Say): Store => ({
  ...sampleStore,
  name: say(),
  description: say(),
  announcements: [say()],
  keywords: [say()],
  phone: say(),
  websiteUrl: say(),
  logo: picture(say),
  picture: picture(say),
  images: [picture(say)],
  address: { ...sampleStore.address, unit: say(), street: say(), city: say(), region: say(), postalCode: say() },
  coupons: [{ code: say(), name: say(), endsAt: '2027-01-01T00:00:00Z' }],
})
const deal = (say: Say): Deal => ({
  ...makeDeal({
    ...summary(say),
    gid: 12,
    highlights: [say()],
    images: [picture(say), '/media/2'],
    video: picture(say),
  }),
  reviewPhotos: [picture(say)],
  reviews: [
    {
      author: say(),
      authorReviews: 1,
      profilePhoto: picture(say),
      rating: 4,
      reviewedAt: '2026-10-10T20:00:00Z',
      comment: say(),
      language: 'ja',
      original: say(),
      answer: say(),
      answerLanguage: null,
      photos: [picture(say)],
    },
  ],
  optionGroups: [group(say)],
  related: [summary(say)],
})
const product = (say: Say) => ({
  ...ramen,
  name: say(),
  ownName: say(),
  description: say(),
  picture: picture(say),
  optionGroups: [group(say)],
})
const onePage = (say: Say) => ({
  items: [summary(say), { ...summary(say), id: 8 }],
  page: 1,
  pageSize: 1,
  total: 2,
})

const SINKS: Sinks = {
  'a deal': (say) => (
    <DealDetail {...page} deal={deal(say)} detailHtml="" finePrintHtml="" timeZone="UTC" aboutStore={<p>{say()}</p>} />
  ),
  'deals found by words': (say) => (
    <DealsBrowse
      {...page}
      filters={{ query: say() }}
      result={{ ...onePage(say), corrected: say() }}
      popular={[]}
      categories={[makeCategory(1000, say(), 3)]}
      searchesStores
    />
  ),
  'no deals found by words': (say) => (
    <DealsBrowse
      {...page}
      filters={{ query: say() }}
      result={{ ...onePage(say), items: [], total: 0 }}
      popular={[summary(say)]}
      categories={[makeCategory(1000, say(), 3)]}
      searchesStores
    />
  ),
  'the deals of a city': (say) => (
    <DealsLanding
      {...page}
      title={say()}
      intro={say()}
      top={[summary(say)]}
      popular={onePage(say)}
      categories={[makeCategory(1000, say(), 3)]}
      shortcuts={[{ text: say(), picture: picture(say) }]}
    />
  ),
  'a store': (say) => (
    <StoreScreen
      {...page}
      store={store(say)}
      ownName={say()}
      menu={{
        sections: [{ id: 1, name: say(), available: null, products: [product(say)] }],
        listed: [{ id: 1, name: say(), page: 1 }],
        page: 1,
        pages: 1,
      }}
      map={{}}
    />
  ),
  'a dish': (say) => (
    <ProductScreen {...page} product={product(say)} store={store(say)} storeHref="/store/12" form={<p>{say()}</p>} />
  ),
  'stores found by words': (say) => <SearchScreen {...page} {...found(say, 'stores')} />,
  'dishes found by words': (say) => <SearchScreen {...page} {...found(say, 'dishes')} />,
  "a store's name and logo over its pages": (say) => (
    <Brand site={{ ...SHARED_SITE, name: say(), logo: picture(say) }} href="/" />
  ),
}

test(`${SCRIPT_PAYLOADS.length} payloads in every text of the public screens never execute`, {
  timeout: 120_000,
}, async () => {
  expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(150)
  expect(await findInjections(SINKS, renderServer)).toEqual([])
})

test(`${SCRIPT_PAYLOADS.length} payloads in a deal's HTML leave nothing executable`, { timeout: 30_000 }, async () => {
  for (const payload of SCRIPT_PAYLOADS) {
    const root = await renderServer(
      <main>
        <MerchantText title="What you get" html={sanitise(`<p>before</p>${payload}<p>after</p>`)} />
        <MerchantText title="Fine print" html={sanitise(payload)} />
        <p>after</p>
      </main>,
    )
    expect([payload, doorsIn(root)]).toEqual([payload, []])
    // what stands behind it was neither swallowed nor drawn into it
    expect([payload, root.querySelector('main')?.lastElementChild?.textContent]).toEqual([payload, 'after'])
  }
})

test(`${SCRIPT_PAYLOADS.length} payloads in structured data stay data, inside their script`, async () => {
  for (const payload of SCRIPT_PAYLOADS) {
    const all = [
      dealProduct(
        deal(() => payload),
        null,
        'https://site.example/deals/details/7',
        'https://site.example',
      ),
      menuProduct(
        { ...ramen, name: payload, description: payload, picture: picture(() => payload) },
        { name: payload, currency: 'CAD', timeZone: 'America/Vancouver' },
        'https://site.example/product/1',
        'https://site.example',
      ),
      localBusiness({
        store: store(() => payload),
        paths,
        origin: 'https://site.example',
        now: new Date(),
        hasMenu: true,
      }),
      breadcrumbs([{ name: payload, url: 'https://site.example/' }]),
      dealList([summary(() => payload)], paths, 'https://site.example'),
    ]
    const root = await renderServer(
      <main>
        {all.map((data) => (
          <JsonLd key={JSON.stringify(data)} data={data} />
        ))}
      </main>,
    )
    const scripts = [...root.querySelectorAll('script')]
    expect([payload, root.querySelector('main')?.childElementCount, scripts.length]).toEqual([payload, 5, 5])
    const read = scripts.map((script) => JSON.parse(script.textContent ?? ''))
    expect(read).toEqual(JSON.parse(JSON.stringify(all)))
    expect(read[0].name).toBe(payload)
  }
})
