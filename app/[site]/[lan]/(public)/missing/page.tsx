import { PopularDeals } from '@/components/deals/popular-deals'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { NotFound } from '@/components/layout/not-found/not-found'
import { missingMetadata } from '@/lib/server/pages/missing-metadata'
import { pageContext, storeLimit } from '@/lib/server/pages/page-context'
import { readPopularPart } from '@/lib/server/pages/popular-part'

export const revalidate = 60
export const generateMetadata = missingMetadata

/** The middleware rewrites every unknown path here, with status 404: `notFound()` alone would send an empty body. */
export default async function Page() {
  const context = await pageContext()
  const { site, paths } = context
  const popular = await readPopularPart(context)
  return (
    <PublicLayout context={context}>
      <NotFound
        site={site}
        paths={paths}
        popular={<PopularDeals deals={popular} paths={paths} ofOneStore={storeLimit(site) !== undefined} />}
      />
    </PublicLayout>
  )
}
