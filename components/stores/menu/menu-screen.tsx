import type { ReactNode } from 'react'
import { OwnMenuHead } from '@/components/stores/own/own-menu-head'
import { StoreHead } from '@/components/stores/store-head'
import type { MenuPage } from '@/lib/domain/stores/menu-pages'
import type { Store } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { MenuAndCart } from './menu-and-cart'
import { StoreMenu } from './store-menu'

interface MenuScreenProps {
  store: Store
  menu: MenuPage
  paths: Paths
  now: Date
  actions?: ReactNode
  cart?: ReactNode
  /** on the store's own domain */
  isOwn: boolean
}

/** `/store/{gid}/menu/{page}`: a page of a long menu after its first, which is on the store's own page. */
export function MenuScreen({ store, menu, paths, now, actions, cart, isOwn }: MenuScreenProps) {
  return (
    <div className={`page-width grid grid-cols-1 gap-8 pb-28 sm:pt-6 ${isOwn ? 'pt-4' : ''}`}>
      {isOwn ? (
        <OwnMenuHead store={store} page={menu.page} now={now} actions={actions} />
      ) : (
        <StoreHead store={store} ownName={store.name} now={now} actions={actions} />
      )}
      <MenuAndCart menu={<StoreMenu {...{ store, menu, paths, isOwn, now }} />} cart={cart} />
    </div>
  )
}
