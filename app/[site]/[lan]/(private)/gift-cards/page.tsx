import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { GiftCards } from '@/components/wallet/gift-cards'
import { accountContext } from '@/lib/server/account/account-context'
import { prefetchGiftCards } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('gift_cards') }
}

export default async function GiftCardsPage() {
  const [context, state] = await Promise.all([accountContext(), prefetchGiftCards()])
  if (!context.assets.giftCards) notFound()
  return (
    <AccountLayout context={context}>
      <Prefetched state={state}>
        <GiftCards />
      </Prefetched>
    </AccountLayout>
  )
}
