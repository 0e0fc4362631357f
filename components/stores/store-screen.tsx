import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AboutStore } from '@/components/stores/about/about-store'
import { DeliveryFacts } from '@/components/stores/about/delivery-facts'
import { StoreDetails } from '@/components/stores/about/store-details'
import { MenuAndCart } from '@/components/stores/menu/menu-and-cart'
import { StoreMenu } from '@/components/stores/menu/store-menu'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { PartNotLoaded } from '@/components/ui/feedback/part-not-loaded'
import { ButtonLink } from '@/components/ui/forms/button'
import type { MapSource } from '@/lib/domain/places/map-source'
import type { MenuPage } from '@/lib/domain/stores/menu-pages'
import type { Store } from '@/lib/domain/stores/stores'
import { type Paths, STORE_INFO } from '@/lib/paths'
import { StoreHead } from './store-head'

interface StoreScreenProps {
  store: Store
  ownName: string
  /** null where it could not be read */
  menu: MenuPage | null
  paths: Paths
  now: Date
  map: MapSource
  actions?: ReactNode
  /** beside the menu where there is room */
  cart?: ReactNode
  deals?: ReactNode
  reviews?: ReactNode
}

/** `/store/{gid}`, and `/` on the store's own domain. */
export async function StoreScreen(props: StoreScreenProps) {
  const { store, ownName, menu, paths, now, map, actions, cart, deals, reviews } = props
  const t = await getTranslations('store')
  // who sells nothing but gift cards beside them is visited for its deals
  const leadsWithDeals = !!menu?.sections.every(({ products }) => products.every(({ isGiftCard }) => isGiftCard))
  const listed = deals && (
    <section className={`grid gap-5 ${leadsWithDeals ? '' : 'below-fold'}`}>
      <h2 className="text-heading">{t('deals')}</h2>
      {deals}
    </section>
  )
  return (
    <div className="page-width grid grid-cols-1 gap-5 pb-28 sm:gap-8 sm:pt-6">
      <StoreHead store={store} ownName={ownName} now={now} actions={actions} />
      {leadsWithDeals && listed}
      {!menu && <PartNotLoaded href={paths.store(store.gid)} />}
      {menu && menu.sections.length > 0 && (
        <MenuAndCart menu={<StoreMenu store={store} menu={menu} paths={paths} now={now} />} cart={cart} />
      )}
      {menu?.sections.length === 0 && !deals && (
        <EmptyState
          title={t('no_menu')}
          text={t('no_menu_text')}
          action={<ButtonLink href={paths.deals()}>{t('all_deals')}</ButtonLink>}
        />
      )}
      {!leadsWithDeals && listed}
      {reviews}
      <section id={STORE_INFO} className="below-fold grid gap-5">
        <h2 className="text-heading">{t('info')}</h2>
        {store.description && <p className="max-w-prose text-ink-soft">{store.description}</p>}
        {store.announcements.length > 0 && (
          <ul aria-label={t('announcements')} className="grid max-w-prose gap-1 text-ink-soft">
            {store.announcements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {/* a phone has no room for it in the head */}
        <DeliveryFacts store={store} className="sm:hidden" />
        <AboutStore store={store} paths={paths} now={now} map={map} visit={false} />
        <StoreDetails store={store} />
      </section>
    </div>
  )
}
