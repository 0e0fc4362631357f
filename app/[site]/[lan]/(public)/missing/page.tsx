import { PopularDeals } from '@/components/deals/popular-deals'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { NotFound } from '@/components/layout/not-found/not-found'
import { pageContext, storeLimit } from '@/lib/server/pages/page-context'
import { missingMetadata } from '@/lib/server/pages/page-metadata'
import { readPopularEverywhere } from '@/lib/server/pages/popular-deals'

export const revalidate = 60
export const generateMetadata = missingMetadata

/** The middleware rewrites every unknown path here, with status 404: `notFound()` alone would send an empty body. */
export default async function Page() {
  const context = await pageContext()
  const { site, paths, language } = context
  const gid = storeLimit(site)
  const popular = await readPopularEverywhere({ language, gid })
  return (
    <PublicLayout context={context}>
      <NotFound
        site={site}
        paths={paths}
        popular={<PopularDeals deals={popular} paths={paths} ofOneStore={gid !== undefined} />}
      />
    </PublicLayout>
  )
}
