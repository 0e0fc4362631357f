import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Bookmarks } from '@/components/bookmarks/bookmarks'
import { AccountShell } from '@/components/layout/account-shell'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { pageContext } from '@/lib/server/pages/page-context'
import { prefetchBookmarks } from '@/lib/server/prefetch/account'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('bookmarks') }
}

/** `/account/bookmarks`; also linked as favourites in the header. */
export default async function BookmarksPage() {
  const [{ site, paths }, state] = await Promise.all([pageContext(), prefetchBookmarks()])
  const links = {
    store: paths.store('{gid}'),
    product: paths.product('{id}'),
    deal: paths.deal('{id}'),
    deals: paths.deals(),
  }
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
      <Prefetched state={state}>
        <Bookmarks links={links} />
      </Prefetched>
    </AccountShell>
  )
}
