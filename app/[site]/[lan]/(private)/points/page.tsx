import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountShell } from '@/components/layout/account-shell'
import { Points } from '@/components/wallet/points'
import { pageContext } from '@/lib/server/pages/page-context'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('points') }
}

/** `/account/points`; no link of the sidebar leads here. */
export default async function PointsPage() {
  const { site, paths } = await pageContext()
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
      <Points orderHref={paths.order('{id}')} />
    </AccountShell>
  )
}
