import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Bookmarks } from '@/components/bookmarks/bookmarks'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { CardFacts } from '@/components/stores/card-facts'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { takesOrders } from '@/lib/domain/stores/estimate'
import { accountContext } from '@/lib/server/account/account-context'
import { prefetchBookmarks } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('bookmarks') }
}

export default async function BookmarksPage() {
  const [context, { state, stores }, t] = await Promise.all([
    accountContext(),
    prefetchBookmarks(),
    getTranslations('home'),
  ])
  const now = new Date()
  const facts = Object.fromEntries(
    stores.map((store) => [store.gid, <CardFacts key={store.gid} store={store} now={now} />]),
  )
  return (
    <AccountLayout context={context}>
      <Prefetched state={state}>
        <Bookmarks
          storeFacts={facts}
          storeNames={
            context.site.kind === 'store' ? {} : Object.fromEntries(stores.map(({ gid, name }) => [gid, name]))
          }
          ordering={stores.filter(takesOrders).map(({ gid }) => gid)}
          away={t('away', { km: '{km}' })}
        />
      </Prefetched>
    </AccountLayout>
  )
}
