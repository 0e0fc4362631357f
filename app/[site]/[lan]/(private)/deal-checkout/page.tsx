import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { CheckoutLayout } from '@/components/layout/layouts/checkout-layout'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { type CheckoutQuery, checkoutContext } from '@/lib/server/pages/checkout-context'
import { prefetchCheckoutStart } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('checkout'))('title') }
}

/** `/deals/checkout?query={group_id}` */
export default async function DealCheckoutPage({ searchParams }: { searchParams: Promise<CheckoutQuery> }) {
  const { gid, frame, terms } = await checkoutContext(searchParams)
  const state = await prefetchCheckoutStart(gid)
  return (
    <CheckoutLayout {...frame}>
      <Prefetched state={state}>
        <CheckoutScreen kind="deal" gid={gid} terms={terms} />
      </Prefetched>
    </CheckoutLayout>
  )
}
