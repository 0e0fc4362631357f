import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountShell } from '@/components/layout/account-shell'
import { GiftCards } from '@/components/wallet/gift-cards'
import { pageContext } from '@/lib/server/pages/page-context'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('gift_cards') }
}

/** `/account/gift-cards` */
export default async function GiftCardsPage() {
  const { site, paths } = await pageContext()
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
      <GiftCards dealsHref={paths.deals()} />
    </AccountShell>
  )
}
