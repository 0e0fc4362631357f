import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { ShortNotFound } from '@/components/layout/not-found/short-not-found'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { GiftCards } from '@/components/wallet/gift-cards'
import { accountContext } from '@/lib/server/account/account-context'
import { prefetchGiftCards } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('gift_cards') }
}

export default async function GiftCardsPage() {
  const [context, state] = await Promise.all([accountContext(), prefetchGiftCards()])
  return (
    <AccountLayout context={context}>
      {context.assets.giftCards ? (
        <Prefetched state={state}>
          <GiftCards />
        </Prefetched>
      ) : (
        <ShortNotFound paths={context.paths} />
      )}
    </AccountLayout>
  )
}
