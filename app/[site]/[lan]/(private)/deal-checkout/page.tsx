import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { CheckoutShell } from '@/components/layout/checkout-shell'
import { type CheckoutQuery, checkoutContext } from '@/lib/server/pages/checkout-context'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('checkout'))('title') }
}

/** `/deals/checkout?query={group_id}` */
export default async function DealCheckoutPage({ searchParams }: { searchParams: Promise<CheckoutQuery> }) {
  const { gid, frame, links } = await checkoutContext(searchParams)
  return (
    <CheckoutShell {...frame}>
      <CheckoutScreen kind="deal" gid={gid} links={links} />
    </CheckoutShell>
  )
}
