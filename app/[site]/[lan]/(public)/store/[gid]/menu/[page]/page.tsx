import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LabelledBookmarkButton } from '@/components/bookmarks/labelled-bookmark-button'
import { AvailabilityWatcher } from '@/components/cart/availability-watcher'
import { CartBar } from '@/components/cart/cart-bar'
import { CartColumn } from '@/components/cart/cart-column'
import { JsonLd } from '@/components/layout/document/json-ld'
import { SkipLinks } from '@/components/layout/document/skip-links'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { ItemOpener } from '@/components/stores/item/item-opener'
import { MenuScreen } from '@/components/stores/menu/menu-screen'
import { getMenuPage } from '@/lib/commerce-client/stores/menu-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { toId } from '@/lib/domain/codes/id'
import { listText } from '@/lib/domain/languages/joined-text'
import type { Language } from '@/lib/domain/languages/languages'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { breadcrumbs } from '@/lib/server/pages/structured-data'
import { addressIn } from '@/lib/server/site/site-address'

export const revalidate = 60

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ gid: string; page: string }>
}

async function readMenuPage(params: Props['params'], language: Language) {
  const { gid, page } = await params
  const store = await getStore(toId(gid), language)
  const menu = store && (await getMenuPage(store, language, Number(page)))
  return store && menu && { store, menu }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('deals')])
  const found = await readMenuPage(params, context.language)
  if (!found) return {}
  const { store, menu } = found
  return pageMetadata(context, {
    title: t('page_title', { title: store.name, page: menu.page }),
    description: listText(
      menu.sections.map(({ name }) => name),
      context.language,
    ),
    path: (paths) => paths.menuPage(store.gid, menu.page),
    picture: context.site.kind === 'store' ? '/og/site' : `/og/store/${store.gid}`,
  })
}

/** A page of a long menu after its first; the middleware has checked that it exists. */
export default async function StoreMenuPage({ params }: Props) {
  const context = await pageContext()
  const { site, language, paths } = context
  const [found, t, cart] = await Promise.all([
    readMenuPage(params, language),
    getTranslations('store'),
    getTranslations('cart'),
  ])
  if (!found) notFound()
  const { store, menu } = found
  const { gid } = store
  const checkoutHref = paths.checkout(gid)
  const isOwn = site.kind === 'store'
  return (
    <PublicLayout
      context={context}
      tab={isOwn ? 'home' : undefined}
      skipLinks={<SkipLinks menu={menu.sections[0] && `section-${menu.sections[0].id}`} />}
    >
      <MenuScreen
        store={store}
        menu={menu}
        paths={paths}
        now={new Date()}
        isOwn={isOwn}
        actions={<LabelledBookmarkButton kind="stores" id={gid} name={store.name} />}
        cart={
          <CartColumn
            gid={gid}
            checkoutHref={checkoutHref}
            labels={{ title: cart('title'), invitation: cart('empty_text') }}
          />
        }
      />
      <ItemOpener gid={gid} />
      <CartBar
        gid={gid}
        currency={store.currency}
        checkoutHref={checkoutHref}
        labels={{ show: cart('show'), count: cart('in_cart', { count: '{count}' }) }}
      />
      <AvailabilityWatcher gids={[gid]} />
      <JsonLd
        data={breadcrumbs([
          { name: store.name, url: addressIn(site, language, (all) => all.store(gid)) },
          { name: t('categories'), url: addressIn(site, language, (all) => all.menuPage(gid, menu.page)) },
        ])}
      />
    </PublicLayout>
  )
}
