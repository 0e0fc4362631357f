import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AboutStore } from '@/components/stores/about/about-store'
import { StoreDetails } from '@/components/stores/about/store-details'
import { StoreServices } from '@/components/stores/about/store-services'
import { VisitFacts } from '@/components/stores/about/visit-facts'
import { MenuAndCart } from '@/components/stores/menu/menu-and-cart'
import { StoreMenu } from '@/components/stores/menu/store-menu'
import { StoreExtras } from '@/components/stores/own/store-extras'
import { StoreHero } from '@/components/stores/own/store-hero'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { PartNotLoaded } from '@/components/ui/feedback/part-not-loaded'
import { ButtonLink } from '@/components/ui/forms/button'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import type { MapSource } from '@/lib/domain/places/map-source'
import { heroAction } from '@/lib/domain/stores/hero-action'
import type { MenuPage } from '@/lib/domain/stores/menu-pages'
import type { Store } from '@/lib/domain/stores/stores'
import type { Theme } from '@/lib/domain/theme/theme'
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
  /** on its own domain: that of its hero */
  layout?: Theme['layout'] | undefined
}

/** `/store/{gid}`, and `/` on the store's own domain. */
export async function StoreScreen(props: StoreScreenProps) {
  const { store, ownName, menu, paths, now, map, actions, cart, deals, reviews, layout } = props
  const t = await getTranslations('store')
  // who sells nothing but gift cards beside them is visited for its deals
  const leadsWithDeals = !!menu?.sections.every(({ products }) => products.every(({ isGiftCard }) => isGiftCard))
  const extras = layout && <StoreExtras store={store} now={now} actions={actions} />
  const otherTitle = layout ? 'own_deals' : 'deals'
  const dealsTitle = (
    <h2 className="text-heading">{t(store.kind === STORE_TYPE.service ? 'own_services' : otherTitle)}</h2>
  )
  const listed = deals && (
    <section id="deals" className={`grid gap-5 ${leadsWithDeals ? '' : 'below-fold'}`}>
      {layout && leadsWithDeals ? (
        <div className="flex flex-wrap items-baseline gap-x-4">
          {dealsTitle}
          <VisitFacts store={store} />
        </div>
      ) : (
        dealsTitle
      )}
      {deals}
    </section>
  )
  const listedMenu = menu && <StoreMenu {...{ store, menu, paths, now }} isOwn={layout !== undefined} />
  const screen = (
    <div className={`page-width grid grid-cols-1 gap-5 pb-28 sm:gap-8 ${layout ? 'pt-4 sm:pt-8' : 'sm:pt-6'}`}>
      {!layout && <StoreHead store={store} ownName={ownName} now={now} actions={actions} />}
      {layout && !leadsWithDeals && (
        <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
          <StoreServices store={store} now={now} />
          {extras}
        </div>
      )}
      {leadsWithDeals && listed}
      {leadsWithDeals && extras}
      {!menu && <PartNotLoaded href={paths.store(store.gid)} />}
      {menu && menu.sections.length > 0 && (
        <MenuAndCart
          menu={
            leadsWithDeals ? (
              // gift cards alone are less high than the cart beside them
              <div className="grid content-start gap-8">
                {listedMenu}
                {reviews}
              </div>
            ) : (
              listedMenu
            )
          }
          cart={cart}
        />
      )}
      {menu?.sections.length === 0 && !deals && (
        <EmptyState
          title={t('no_menu')}
          text={t('no_menu_text')}
          action={<ButtonLink href={paths.deals()}>{t('all_deals')}</ButtonLink>}
        />
      )}
      {!leadsWithDeals && listed}
      {!(leadsWithDeals && menu?.sections.length) && reviews}
      <section id={STORE_INFO} className="below-fold grid gap-5">
        <h2 className="text-heading">{t('info')}</h2>
        {store.description && (
          <p className={`max-w-prose text-ink-soft ${layout ? 'lg:hidden' : ''}`}>{store.description}</p>
        )}
        {store.announcements.length > 0 && (
          <ul aria-label={t('announcements')} className="grid max-w-prose gap-1 text-ink-soft">
            {store.announcements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <AboutStore store={store} paths={paths} now={now} map={map} visit={false} />
        <StoreDetails store={store} />
      </section>
    </div>
  )
  if (!layout) return screen
  const action = heroAction(store.kind, { hasMenu: !!menu && !leadsWithDeals, hasDeals: !!deals })
  return (
    <>
      <StoreHero
        store={store}
        ownName={ownName}
        now={now}
        layout={layout}
        action={action && { href: `#${action.target}`, label: t(action.label) }}
      />
      {screen}
    </>
  )
}
