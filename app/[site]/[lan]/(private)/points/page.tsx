import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { ShortNotFound } from '@/components/layout/not-found/short-not-found'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { Points } from '@/components/wallet/points'
import { accountContext } from '@/lib/server/account/account-context'
import { prefetchPoints } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('points') }
}

export default async function PointsPage() {
  const [context, state] = await Promise.all([accountContext(), prefetchPoints()])
  return (
    <AccountLayout context={context}>
      {context.assets.points ? (
        <Prefetched state={state}>
          <Points />
        </Prefetched>
      ) : (
        <ShortNotFound paths={context.paths} />
      )}
    </AccountLayout>
  )
}
