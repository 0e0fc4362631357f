import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Bookmarks } from '@/components/bookmarks/bookmarks'
import { AccountShell } from '@/components/layout/account-shell'
import { pageContext } from '@/lib/server/pages/page-context'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('bookmarks') }
}

/** `/account/bookmarks`; the header's favourites lead here. */
export default async function BookmarksPage() {
  const { site, paths } = await pageContext()
  const links = {
    store: paths.store('{gid}'),
    product: paths.product('{id}'),
    deal: paths.deal('{id}'),
    deals: paths.deals(),
  }
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
      <Bookmarks links={links} />
    </AccountShell>
  )
}
