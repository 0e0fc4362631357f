import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DealCard } from '@/components/deals/deal-card'
import { DealGrid } from '@/components/deals/deal-grid'
import { JsonLd } from '@/components/layout/document/json-ld'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { OrderAgain } from '@/components/orders/again/order-again'
import { HomeScreen } from '@/components/stores/home/home-screen'
import { listDeals } from '@/lib/commerce-client/stores/deals-api'
import { listHomeStores, listNearest } from '@/lib/commerce-client/stores/home-stores'
import { DEAL_SORTS, type FoundDeals, ledByStores, usableFirst, withOtherPictures } from '@/lib/domain/deals/deals'
import { mealDealsFirst } from '@/lib/domain/deals/meal-deals'
import type { Language } from '@/lib/domain/languages/languages'
import { type City, cityOrDefault } from '@/lib/domain/places/cities'
import { categoryMenu } from '@/lib/server/pages/category-menu'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { anyOf, assertRows, part, readParts } from '@/lib/server/pages/read-parts'
import { organization, webSite } from '@/lib/server/pages/structured-data'
import { readCities } from '@/lib/server/site/cities'
import { pathsInput } from '@/lib/server/site/site-address'

export const revalidate = 60

/** in a row, and one more that leads the page on a desktop */
const DEALS = 5
/** some are of a store that is on the page with the same picture */
const CANDIDATES = 24

interface Props {
  params: Promise<{ city: string }>
}

async function readCity(params: Props['params']): Promise<City> {
  const [{ city }, cities] = await Promise.all([params, readCities()])
  return cityOrDefault(cities, city)
}

/** The best ranked, those that can be used now first, and of these a meal at the time of meals. */
async function readDeals({ lat, lon }: City, language: Language): Promise<FoundDeals> {
  const nearest = listNearest({ lat, lon }, language).catch(() => [])
  const found = await listDeals({ language, lat, lon, sort: DEAL_SORTS.ranking, pageSize: CANDIDATES })
  const stores = await nearest
  return { ...found, items: usableFirst(mealDealsFirst(found.items, stores, new Date()), stores) }
}

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(await readCity(params)), getTranslations('home')])
  return pageMetadata(context, {
    title: t('title'),
    description: t('intro'),
    path: (paths) => paths.home(),
    picture: '/og/site',
  })
}

/** `/` of the shared site; on a store's own domain `/` is the store's page. */
export default async function HomePage({ params }: Props) {
  const city = await readCity(params)
  const context = await pageContext(city)
  const { language, paths } = context
  const { lat, lon } = city
  const stores = listHomeStores({ lat, lon }, language)
  const listed = readDeals(city, language)
  const { kinds, deals, menu } = await readParts(
    { kinds: part('slst', stores, () => null), deals: part('glst', listed, () => null), menu: categoryMenu(context) },
    anyOf(stores, listed.then(assertRows)),
  )
  const pictures = (kinds ?? []).flatMap(({ stores: listedStores }) => listedStores.map(({ picture }) => picture))
  const others = deals && withOtherPictures(deals.items, pictures)
  // the largest deal stands beside the button that orders from the first kind of stores
  const shown = others && ledByStores(others, kinds?.[0]?.stores ?? [], pictures).slice(0, DEALS)
  const lead = shown?.[0]
  return (
    <PublicLayout context={context} categories={menu} tab="home">
      <HomeScreen
        city={city.name[language]}
        kinds={kinds}
        deals={shown && <DealGrid deals={shown} columns={4} row isFirstElsewhere paths={paths} />}
        feature={lead && <DealCard deal={lead} href={paths.deal(lead.id)} size="feature" level={2} />}
        paths={paths}
        now={new Date()}
      />
      <OrderAgain pathsInput={pathsInput(context.site, language)} />
      <JsonLd data={webSite(context.site)} />
      <JsonLd data={organization(context.site)} />
    </PublicLayout>
  )
}
