import { getLocale, getTranslations } from 'next-intl/server'
import { kindOfStore } from '@/lib/domain/stores/home'
import { opensForOrders, orderNotice } from '@/lib/domain/stores/order-notice'
import { statusFacts } from '@/lib/domain/stores/status-facts'
import type { Store } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { noticeText } from './notice-text'
import { OpenStores } from './open-stores'

interface StoreNoticeProps {
  store: Store
  paths: Paths
  /** on the store's own domain, which names no others */
  isOwn: boolean
  now: Date
}

/**
 * Above the menu of a store that takes no orders for now: the time that it sells for, else why its dishes have no plus, and
 * which stores are open. Once its status says that it serves, that shows in its place; a store that closes on screen gets
 * none, since it would move the dishes: these then say why.
 */
export async function StoreNotice({ store, paths, isOwn, now }: StoreNoticeProps) {
  const { takesOnlineOrders, canPreOrder } = store
  const facts = { ...statusFacts(store, now), takesOnlineOrders, canPreOrder }
  const notice = orderNotice(facts, opensForOrders(store), now)
  if (!notice) return null
  const [t, deal, language] = await Promise.all([getTranslations('store'), getTranslations('deal'), getLocale()])
  const { title, text } = noticeText(notice, { t, deal, language })
  return (
    <div className="order-notice grid rounded-control bg-accent-soft px-4 py-2 text-sm">
      <p className="grid self-center">
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
      <p className="order-notice-open invisible grid self-center">
        <b>{t('takes_orders')}</b>
        {notice.kind === 'none' && (
          <a href={paths.store(store.gid)} className="font-semibold text-accent-ink hover:underline">
            {t('reload_menu')}
          </a>
        )}
      </p>
      {notice.kind === 'none' && !isOwn && <OpenInstead store={store} paths={paths} />}
    </div>
  )
}

async function OpenInstead({ store, paths }: Pick<StoreNoticeProps, 'store' | 'paths'>) {
  const [t, home, name] = await Promise.all([
    getTranslations('store'),
    getTranslations('home'),
    getTranslations('categories'),
  ])
  const kind = kindOfStore(store)
  return (
    <section aria-label={t('open_nearby')} className="open-stores">
      <div>
        <h2>{t('open_nearby')}</h2>
        <a href={paths.search({ kind: kind ?? 'all' })}>
          {home('see_all_of', { name: kind ? name(kind) : home('stores') })}
        </a>
      </div>
      <OpenStores gid={store.gid} none={t('none_open')} away={home('away', { km: '{km}' })} />
    </section>
  )
}
