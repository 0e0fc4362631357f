import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Bookmarks } from '@/components/bookmarks/bookmarks'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { pageContext } from '@/lib/server/pages/page-context'
import { prefetchBookmarks } from '@/lib/server/prefetch/account'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('bookmarks') }
}

export default async function BookmarksPage() {
  const [context, state] = await Promise.all([pageContext(), prefetchBookmarks()])
  return (
    <AccountLayout context={context}>
      <Prefetched state={state}>
        <Bookmarks />
      </Prefetched>
    </AccountLayout>
  )
}
