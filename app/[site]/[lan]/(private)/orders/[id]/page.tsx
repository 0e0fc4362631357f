import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountShell } from '@/components/layout/account-shell'
import { OrderScreen } from '@/components/orders/order-screen'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { pageContext } from '@/lib/server/pages/page-context'
import { prefetchOrder } from '@/lib/server/prefetch/orders'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orders'))('order') }
}

/** `/account/orders/detail/{orderId}`; payments also return here. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ site, paths, map }, { id }] = await Promise.all([pageContext(), params])
  const state = await prefetchOrder(id)
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
      <Prefetched state={state}>
        <OrderScreen
          id={id}
          links={{
            history: paths.orders(),
            payNow: paths.payNow(id, '{gid}'),
            order: paths.order('{id}'),
            pay: paths.pay('{gid}', '{pairs}'),
            store: paths.store('{gid}'),
            deal: paths.deal('{id}'),
            map,
          }}
        />
      </Prefetched>
    </AccountShell>
  )
}
