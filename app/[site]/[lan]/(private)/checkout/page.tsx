import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AvailabilityWatcher } from '@/components/cart/availability-watcher'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { CheckoutLayout } from '@/components/layout/layouts/checkout-layout'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { type CheckoutQuery, checkoutContext } from '@/lib/server/pages/checkout-context'
import { prefetchCheckoutStart } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('checkout'))('title') }
}

/** `/checkout?query={gid}`: the cart of a store's menu, or with `shipping=freeShipping` an amount without goods. */
export default async function CheckoutPage({ searchParams }: { searchParams: Promise<CheckoutQuery> }) {
  const { gid, isPay, frame, terms } = await checkoutContext(searchParams)
  const state = await prefetchCheckoutStart(gid)
  return (
    <CheckoutLayout {...frame}>
      <Prefetched state={state}>
        <CheckoutScreen kind={isPay ? 'pay' : 'menu'} gid={gid} terms={terms} />
      </Prefetched>
      {!isPay && <AvailabilityWatcher gids={[gid]} />}
    </CheckoutLayout>
  )
}
