import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LabelledBookmarkButton } from '@/components/bookmarks/labelled-bookmark-button'
import { AvailabilityWatcher } from '@/components/cart/availability-watcher'
import { CartBar } from '@/components/cart/cart-bar'
import { CartColumn } from '@/components/cart/cart-column'
import { StoreReviewList } from '@/components/deals/reviews/store-review-list'
import { StoreDeals } from '@/components/deals/store-deals'
import { JsonLd } from '@/components/layout/document/json-ld'
import { SkipLinks } from '@/components/layout/document/skip-links'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { OrderAgain } from '@/components/orders/again/order-again'
import { ItemOpener } from '@/components/stores/item/item-opener'
import { StoreScreen } from '@/components/stores/store-screen'
import { listDeals } from '@/lib/commerce-client/stores/deals-api'
import { getMenuPage } from '@/lib/commerce-client/stores/menu-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { toId } from '@/lib/domain/codes/id'
import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import { isBooked } from '@/lib/domain/stores/hero-action'
import type { Store } from '@/lib/domain/stores/stores'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { part, readParts } from '@/lib/server/pages/read-parts'
import { storeReviews } from '@/lib/server/pages/store-reviews'
import { breadcrumbs, localBusiness } from '@/lib/server/pages/structured-data'
import { addressIn, pathsInput, siteOrigin } from '@/lib/server/site/site-address'

export const revalidate = 60

const MAX_DEALS = 4
/** they are all that its page has */
const MAX_SERVICES = 12

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ gid: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('deals')])
  const store = await getStore(toId((await params).gid), context.language)
  if (!store) return {}
  return pageMetadata(context, {
    title: store.name,
    description: store.description || t('intro'),
    path: (paths) => paths.store(store.gid),
    picture: context.site.kind === 'store' ? '/og/site' : `/og/store/${store.gid}`,
  })
}

/** `/store/{gid}`, and `/` on its own domain; the middleware has checked that it exists. */
export default async function StorePage({ params }: Props) {
  const context = await pageContext()
  const { site, language, paths, map } = context
  const store = await getStore(toId((await params).gid), language)
  if (!store) notFound()
  const { gid } = store
  const now = new Date()
  const pageSize = isBooked(store.kind) ? MAX_SERVICES : MAX_DEALS
  const [{ ownName, menu, deals, reviews }, t] = await Promise.all([
    readParts({
      ownName: part('sdtl2', ownNameOf(store, language), () => store.name),
      menu: part('cplst2', getMenuPage(store, language), () => null),
      deals: part('glst', listDeals({ language, gid, pageSize }), () => null),
      reviews: storeReviews(gid, language),
    }),
    getTranslations('cart'),
  ])
  const origin = siteOrigin(site)
  const home = site.kind === 'store'
  return (
    <PublicLayout
      context={context}
      tab={home ? 'home' : undefined}
      hasHero={home}
      skipLinks={<SkipLinks menu={menu?.sections[0] && `section-${menu.sections[0].id}`} />}
    >
      <StoreScreen
        store={store}
        ownName={ownName}
        menu={menu}
        paths={paths}
        now={now}
        map={map}
        layout={site.kind === 'store' ? site.theme.layout : undefined}
        actions={<LabelledBookmarkButton kind="stores" id={store.gid} name={store.name} />}
        cart={
          <CartColumn
            gid={gid}
            checkoutHref={paths.checkout(gid)}
            labels={{ title: t('title'), invitation: t('empty_text') }}
          />
        }
        reviews={reviews.items.length > 0 && <StoreReviewList store={store} reviews={reviews} />}
        deals={!!deals?.items.length && <StoreDeals store={store} deals={deals.items} paths={paths} describes={home} />}
      />
      <ItemOpener gid={gid} />
      <CartBar
        gid={gid}
        currency={store.currency}
        checkoutHref={paths.checkout(gid)}
        labels={{ show: t('show'), count: t('in_cart', { count: '{count}' }) }}
      />
      <OrderAgain gid={gid} pathsInput={pathsInput(site, language)} />
      <AvailabilityWatcher gids={[gid]} />
      <JsonLd data={localBusiness({ store, paths, origin, now, hasMenu: !!menu?.sections.length })} />
      {!home && (
        <JsonLd
          data={breadcrumbs([
            { name: site.name, url: addressIn(site, language, (all) => all.home()) },
            { name: store.name, url: addressIn(site, language, (all) => all.store(gid)) },
          ])}
        />
      )}
    </PublicLayout>
  )
}

/** The store's name in the first of its own languages. */
async function ownNameOf({ gid, name, languages }: Store, language: Language): Promise<string> {
  const own = languages.find(isLanguage)
  if (!own || own === language) return name
  return (await getStore(gid, own))?.name ?? name
}
