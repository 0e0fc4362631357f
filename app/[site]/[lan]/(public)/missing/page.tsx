import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { NotFound } from '@/components/layout/not-found/not-found'
import { missingMetadata } from '@/lib/server/pages/missing-metadata'
import { pageContext } from '@/lib/server/pages/page-context'

export const revalidate = 60
export const generateMetadata = missingMetadata

/** The middleware rewrites every unknown path here, with status 404: `notFound()` alone would send an empty body. */
export default async function Page() {
  const context = await pageContext()
  return (
    <PublicLayout context={context}>
      <NotFound site={context.site} paths={context.paths} />
    </PublicLayout>
  )
}
