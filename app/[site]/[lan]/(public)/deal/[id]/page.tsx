import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LabelledBookmarkButton } from '@/components/bookmarks/labelled-bookmark-button'
import { DealDetail } from '@/components/deals/detail/deal-detail'
import { JsonLd } from '@/components/layout/document/json-ld'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { AboutStore } from '@/components/stores/about/about-store'
import { getDeal, listDeals } from '@/lib/commerce-client/stores/deals-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { isSameId, toId } from '@/lib/domain/codes/id'
import type { Deal, DealSummary } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { part, readParts } from '@/lib/server/pages/read-parts'
import { breadcrumbs, localBusiness } from '@/lib/server/pages/structured-data'
import { dealProduct } from '@/lib/server/pages/structured-offers'
import { sanitise } from '@/lib/server/sanitise'
import { siteOrigin } from '@/lib/server/site/site-address'

export const revalidate = 60

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext()
  const deal = await getDeal(toId((await params).id), context.language)
  if (!deal) return {}
  return pageMetadata(context, {
    title: context.site.kind === 'store' ? deal.name : `${deal.name} · ${deal.storeName}`,
    description: deal.shortDescription,
    path: (paths) => paths.deal(deal.id),
    picture: `/og/deal/${deal.id}`,
  })
}

/** The middleware has checked that the deal exists. */
export default async function DealPage({ params }: Props) {
  const context = await pageContext()
  const { site, language, paths, map } = context
  const deal = await getDeal(toId((await params).id), language)
  if (!deal) notFound()
  const [{ store, related }, t] = await Promise.all([
    readParts({
      store: part('sdtl2', getStore(deal.gid, language), () => null),
      related: part(
        'glst',
        site.kind === 'store' ? otherDeals(deal, language) : Promise.resolve(deal.related),
        () => [],
      ),
    }),
    getTranslations('deals'),
  ])
  const now = new Date()
  const origin = siteOrigin(site)
  const url = `${origin}${paths.deal(deal.id)}`
  return (
    <PublicLayout context={context} tab="deals">
      <DealDetail
        deal={{ ...deal, related }}
        paths={paths}
        detailHtml={sanitise(deal.detailHtml)}
        finePrintHtml={sanitise(deal.finePrintHtml)}
        timeZone={store?.timeZone ?? null}
        now={now}
        ofOneStore={site.kind === 'store'}
        actions={<LabelledBookmarkButton kind="deals" id={deal.id} name={deal.name} />}
        aboutStore={store && <AboutStore store={store} paths={paths} now={now} map={map} />}
      />
      <JsonLd data={dealProduct(deal, store?.timeZone ?? null, url, origin)} />
      {store && <JsonLd data={localBusiness({ store, paths, origin, now })} />}
      <JsonLd
        data={breadcrumbs([
          { name: t('meta_title'), url: `${origin}${paths.deals()}` },
          { name: deal.name, url },
        ])}
      />
    </PublicLayout>
  )
}

/** Lists only deals that exist here: on a store's own domain its own. */
async function otherDeals({ id, gid }: Deal, language: Language): Promise<DealSummary[]> {
  const { items } = await listDeals({ language, gid, pageSize: 5 })
  return items.filter((deal) => !isSameId(deal.id, id))
}
