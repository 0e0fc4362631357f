import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MinimalLayout } from '@/components/layout/layouts/minimal-layout'
import { UnknownCode } from '@/components/self-checkout/unknown-code'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { findScannedStore } from '@/lib/commerce-client/stores/stores-api'
import { pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { pathsInput } from '@/lib/server/site/site-address'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('pay')])
  const title = t('unknown_code_title')
  return pageMetadata(context, { title, description: title, path: (paths) => paths.home(), indexed: false })
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** `/pay` of a scanned code: redirects to its store, or shows that no store matches. */
export default async function ScanPage({ searchParams }: Props) {
  const [{ site, language, paths }, { lan: _, ...scanned }, t] = await Promise.all([
    pageContext(),
    searchParams,
    getTranslations('pay'),
  ])
  const params = Object.entries(scanned).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const gid = params.length > 0 ? await findScannedStore(Object.fromEntries(params)) : null
  if (gid !== null) redirect(paths.pay(gid))
  return (
    <MinimalLayout site={site} paths={paths}>
      <div className="flex-1 content-center">
        <EmptyState title={t('unknown_code_title')} text={t('unknown_code')} />
      </div>
      <UnknownCode pathsInput={pathsInput(site, language)} />
    </MinimalLayout>
  )
}
