import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountShell } from '@/components/layout/account-shell'
import { OrderHistory } from '@/components/orders/order-history'
import { pageContext } from '@/lib/server/pages/page-context'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orders'))('title') }
}

/** `/account/orders?page=` */
export default async function OrdersPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const [{ site, paths }, { page }] = await Promise.all([pageContext(), searchParams])
  const asked = Math.trunc(Number(page))
  return (
    <AccountShell site={site} paths={paths} year={new Date().getUTCFullYear()}>
      <OrderHistory
        page={asked >= 1 && asked <= 10_000 ? asked : 1}
        orderHref={paths.order('{id}')}
        pageHref={paths.orders('{page}')}
        dealsHref={paths.deals()}
      />
    </AccountShell>
  )
}
