import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PopularDeals } from '@/components/deals/popular-deals'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { Unavailable } from '@/components/layout/unavailable/unavailable'
import { StoreGrid } from '@/components/stores/store-grid'
import { listChosenStores } from '@/lib/commerce-client/stores/near-stores'
import { withDeadline } from '@/lib/deadline'
import { parseId } from '@/lib/domain/codes/id'
import { pageContext, storeLimit } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { readPopularDeals } from '@/lib/server/pages/popular-deals'

export const dynamic = 'force-dynamic'

interface Props {
  /** `gid` of the store whose page it is */
  searchParams: Promise<Record<string, string | undefined>>
}

/** Whoever waits has waited for the page that failed. */
const DEADLINE_MS = 500

const quickly = <T,>(read: () => Promise<T[]>): Promise<T[]> => withDeadline(DEADLINE_MS, read).catch(() => [])

export async function generateMetadata(): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('errors')])
  const facts = { title: t('load_failed'), description: t('load_failed_text'), indexed: false }
  return pageMetadata(context, { ...facts, path: (paths) => paths.home() })
}

/** In place of a page that could not be rendered and was never stored, with what lists know; the status is 503. */
export default async function UnavailablePage({ searchParams }: Props) {
  const [context, query] = await Promise.all([pageContext(), searchParams])
  const { site, paths, language, cities } = context
  const [gid, ofOneStore] = [parseId(query.gid ?? ''), storeLimit(site)]
  const [{ lat, lon }] = cities
  const [stores, popular] = await Promise.all([
    quickly(async () => (gid === null ? [] : await listChosenStores([gid], language))),
    quickly(() => readPopularDeals({ language, gid: ofOneStore, lat, lon })),
  ])
  return (
    <PublicLayout context={context}>
      <Unavailable paths={paths}>
        {stores.length > 0 && <StoreGrid stores={stores} paths={paths} now={new Date()} />}
        <PopularDeals deals={popular} paths={paths} ofOneStore={ofOneStore !== undefined} />
      </Unavailable>
    </PublicLayout>
  )
}
