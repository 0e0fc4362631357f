import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LabelledBookmarkButton } from '@/components/bookmarks/labelled-bookmark-button'
import { AvailabilityWatcher } from '@/components/cart/availability-watcher'
import { CartBar } from '@/components/cart/cart-bar'
import { JsonLd } from '@/components/layout/document/json-ld'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { itemLabels } from '@/components/stores/item/item-labels'
import { ItemPanel } from '@/components/stores/item/item-panel'
import { ProductScreen } from '@/components/stores/item/product-screen'
import { getProducts, listProducts } from '@/lib/commerce-client/stores/menu-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { type Id, toId } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { orderingStore } from '@/lib/domain/stores/ordering-store'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { breadcrumbs } from '@/lib/server/pages/structured-data'
import { menuProduct } from '@/lib/server/pages/structured-offers'
import { siteOrigin } from '@/lib/server/site/site-address'

export const revalidate = 60

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ pid: string }>
}

async function readProduct(pid: Id, language: Language) {
  const [listed] = await listProducts([pid], language)
  const store = listed && (await getStore(listed.gid, language))
  if (!store) return null
  const [product] = await getProducts(store, language, [pid])
  return product ? { product, store } : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext()
  const found = await readProduct(toId((await params).pid), context.language)
  if (!found) return {}
  const { product, store } = found
  return pageMetadata(context, {
    title: context.site.kind === 'store' ? product.name : `${product.name} · ${store.name}`,
    description: product.description || `${product.name} · ${store.name}`,
    path: (paths) => paths.product(product.id),
    picture: context.site.kind === 'store' ? '/og/site' : `/og/store/${store.gid}`,
  })
}

/** `/product/{pid}`; on a store's page the same item opens as a dialog. */
export default async function ProductPage({ params }: Props) {
  const context = await pageContext()
  const { site, language, paths } = context
  const [found, t, deal, cart] = await Promise.all([
    readProduct(toId((await params).pid), language),
    getTranslations('store'),
    getTranslations('deal'),
    getTranslations('cart'),
  ])
  if (!found) notFound()
  const { product, store } = found
  const { id, price, optionGroups, stock, available } = product
  const item = { id, price, optionGroups, stock, available }
  const now = new Date()
  const storeHref = paths.store(store.gid)
  const origin = siteOrigin(site)
  const url = `${origin}${paths.product(product.id)}`
  return (
    <PublicLayout context={context}>
      <ProductScreen
        product={product}
        store={store}
        storeHref={storeHref}
        now={now}
        actions={<LabelledBookmarkButton kind="products" id={product.id} name={product.name} />}
        form={
          <ItemPanel
            product={product.isGiftCard ? { ...item, isGiftCard: true } : item}
            store={orderingStore(store, now)}
            labels={itemLabels(t, deal, language, product.name)}
            now={now.getTime()}
          />
        }
      />
      <CartBar
        gid={store.gid}
        currency={store.currency}
        checkoutHref={paths.checkout(store.gid)}
        labels={{ show: cart('show'), count: cart('in_cart', { count: '{count}' }) }}
      />
      <AvailabilityWatcher gids={[store.gid]} />
      <JsonLd data={menuProduct(product, store, url, origin)} />
      <JsonLd
        data={breadcrumbs([
          { name: store.name, url: `${origin}${storeHref}` },
          { name: product.name, url },
        ])}
      />
    </PublicLayout>
  )
}
