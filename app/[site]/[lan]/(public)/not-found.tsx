import { ShortNotFound } from '@/components/layout/not-found/short-not-found'
import { pageContext } from '@/lib/server/pages/page-context'
import { missingMetadata } from '@/lib/server/pages/page-metadata'

/** With status 404 the framework takes the title from here, whatever page is rendered. */
export const generateMetadata = missingMetadata

/**
 * For what vanishes between the check of the middleware and the page. Next writes it into every page, so it has no
 * header and no footer: a missing page as shoppers meet it is `missing/page.tsx`.
 */
export default async function NotFound() {
  const { paths } = await pageContext()
  return (
    <main>
      <ShortNotFound paths={paths} />
    </main>
  )
}
