import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountShell } from '@/components/layout/account-shell'
import { OrderScreen } from '@/components/orders/order-screen'
import { pageContext } from '@/lib/server/pages/page-context'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orders'))('order') }
}

/** `/account/orders/detail/{orderId}`; also where payments come back to. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ site, paths, map }, { id }] = await Promise.all([pageContext(), params])
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
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
    </AccountShell>
  )
}
