import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountShell } from '@/components/layout/account-shell'
import { OrderHistory } from '@/components/orders/order-history'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { pageContext } from '@/lib/server/pages/page-context'
import { prefetchOrders } from '@/lib/server/prefetch/orders'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orders'))('title') }
}

/** `/account/orders?page=` */
export default async function OrdersPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const [{ site, paths }, { page: requested }] = await Promise.all([pageContext(), searchParams])
  const number = Math.trunc(Number(requested))
  const page = number >= 1 && number <= 10_000 ? number : 1
  const state = await prefetchOrders(page)
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
      <Prefetched state={state}>
        <OrderHistory
          page={page}
          orderHref={paths.order('{id}')}
          payHref={paths.payNow('{id}', '{gid}')}
          pageHref={paths.orders('{page}')}
          dealsHref={paths.deals()}
        />
      </Prefetched>
    </AccountShell>
  )
}
