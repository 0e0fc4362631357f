import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DealsLanding } from '@/components/deals/landing/deals-landing'
import { JsonLd } from '@/components/layout/document/json-ld'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { listCategories, listDeals, listShortcuts } from '@/lib/commerce-client/stores/deals-api'
import { DEAL_SORTS, usableFirst } from '@/lib/domain/deals/deals'
import { type City, cityOrDefault } from '@/lib/domain/places/cities'
import { builtInCategories, categoryMenu } from '@/lib/server/pages/category-menu'
import { dealsIntro, dealsTitle } from '@/lib/server/pages/deals-intro'
import { pageContext, storeLimit } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { part, readParts } from '@/lib/server/pages/read-parts'
import { dealList } from '@/lib/server/pages/structured-data'
import { readCities } from '@/lib/server/site/cities'
import { siteOrigin } from '@/lib/server/site/site-address'

export const revalidate = 60

/** the best ranked: those lead that can be used now */
const CANDIDATES = 12
const none = Promise.resolve([])

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ city: string; page: string }>
}

async function readParams(params: Props['params']): Promise<{ city: City; page: number }> {
  const [{ city, page }, cities] = await Promise.all([params, readCities()])
  return { city: cityOrDefault(cities, city), page: Number(page) || 1 }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { city, page } = await readParams(params)
  const [context, t] = await Promise.all([pageContext(city), getTranslations('deals')])
  const title = await dealsTitle(context, city)
  return pageMetadata(context, {
    title: page > 1 ? t('page_title', { title, page }) : title,
    description: await dealsIntro(context),
    path: (paths) => paths.deals(page),
    picture: '/og/site',
  })
}

/** `/deals`. The city and the page are segments, so that the page stays cached. */
export default async function LandingPage({ params }: Props) {
  const { city, page } = await readParams(params)
  const context = await pageContext(city)
  const { language, paths, site } = context
  const gid = storeLimit(site)
  const near = { language, gid, lat: city.lat, lon: city.lon }
  const isShared = gid === undefined
  const list = listDeals({ ...near, page, sort: DEAL_SORTS.best_match })
  const top = listDeals({ ...near, sort: DEAL_SORTS.ranking, pageSize: CANDIDATES })
  const { leading, categories, shortcuts, menu } = await readParts(
    {
      leading: part('glst', top, () => null),
      // a store alone has one or two of them
      categories: part('sfc', isShared ? listCategories(language, near) : none, builtInCategories),
      shortcuts: part('gshortcut', isShared ? listShortcuts(language, near) : none, () => []),
      menu: categoryMenu(context),
    },
    list,
  )
  const [found, title, intro] = await Promise.all([list, dealsTitle(context, city), dealsIntro(context)])
  const popular = { ...found, items: usableFirst(found.items) }
  return (
    <PublicLayout context={context} categories={menu} tab="deals">
      <DealsLanding
        title={title}
        intro={intro}
        paths={paths}
        top={usableFirst(leading?.items ?? [])}
        popular={popular}
        categories={categories}
        shortcuts={shortcuts}
        ofOneStore={!isShared}
      />
      {popular.items.length > 0 && <JsonLd data={dealList(popular.items, paths, siteOrigin(site))} />}
    </PublicLayout>
  )
}
