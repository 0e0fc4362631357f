import { MissingPage } from '@/components/layout/missing-page'
import { PublicFrame } from '@/components/layout/public-frame'
import { missingMetadata } from '@/lib/server/pages/missing-metadata'
import { publicContext } from '@/lib/server/pages/public-context'

/** With status 404 the framework takes the title from here, whatever page is rendered. */
export const generateMetadata = missingMetadata

export default async function NotFound() {
  const context = await publicContext()
  return (
    <PublicFrame context={context}>
      <MissingPage paths={context.paths} />
    </PublicFrame>
  )
}
