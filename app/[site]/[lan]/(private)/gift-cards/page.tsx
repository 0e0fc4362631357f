import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { GiftCards } from '@/components/wallet/gift-cards'
import { pageContext } from '@/lib/server/pages/page-context'
import { prefetchGiftCards } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('gift_cards') }
}

export default async function GiftCardsPage() {
  const [context, state] = await Promise.all([pageContext(), prefetchGiftCards()])
  return (
    <AccountLayout context={context}>
      <Prefetched state={state}>
        <GiftCards />
      </Prefetched>
    </AccountLayout>
  )
}
