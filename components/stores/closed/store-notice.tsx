import { getLocale, getTranslations } from 'next-intl/server'
import { statusLabels } from '@/components/stores/status/status-text'
import { kindOfStore } from '@/lib/domain/stores/home'
import { opensForOrders } from '@/lib/domain/stores/order-notice'
import { statusFacts } from '@/lib/domain/stores/status-facts'
import type { Store } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { noticeLabels } from './notice-text'
import { OrderNotice } from './order-notice'

interface StoreNoticeProps {
  store: Store
  paths: Paths
  /** on the store's own domain, which names no others */
  isOwn: boolean
  now: Date
}

/** What a store's menu says while it takes no orders for now; nothing while it does. */
export async function StoreNotice({ store, paths, isOwn, now }: StoreNoticeProps) {
  const [t, deal, home, name, language] = await Promise.all([
    getTranslations('store'),
    getTranslations('deal'),
    getTranslations('home'),
    getTranslations('categories'),
    getLocale(),
  ])
  const kind = kindOfStore(store)
  const { takesOnlineOrders, canPreOrder } = store
  return (
    <OrderNotice
      store={{ ...statusFacts(store, now), takesOnlineOrders, canPreOrder }}
      tellsTime={opensForOrders(store)}
      labels={noticeLabels(t)}
      status={statusLabels(t, deal, language)}
      instead={
        isOwn
          ? null
          : {
              gid: store.gid,
              href: paths.search({ kind: kind ?? 'all' }),
              labels: {
                title: t('open_nearby'),
                all: home('see_all_of', { name: kind ? name(kind) : home('stores') }),
                none: t('none_open'),
                away: home('away', { km: '{km}' }),
              },
            }
      }
      now={now.getTime()}
    />
  )
}
