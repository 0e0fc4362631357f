import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/account/account-screen'
import { SavedCards } from '@/components/account/saved-cards'
import { YourData } from '@/components/account/your-data'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { RecentOrders } from '@/components/orders/list/recent-orders'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import { accountContext } from '@/lib/server/account/account-context'
import { prefetchAccount } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('title') }
}

export default async function AccountPage() {
  const [context, state, { hasAccountData }] = await Promise.all([accountContext(), prefetchAccount(), getAppConfig()])
  return (
    <AccountLayout context={context}>
      <Prefetched state={state}>
        <AccountScreen>
          <RecentOrders />
          <SavedCards />
          {hasAccountData && <YourData />}
        </AccountScreen>
      </Prefetched>
    </AccountLayout>
  )
}
