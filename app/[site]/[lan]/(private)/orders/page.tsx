import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { OrderHistory } from '@/components/orders/list/order-history'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { parseSavedSearch } from '@/lib/domain/orders/saved-search'
import { accountContext } from '@/lib/server/account/account-context'
import { prefetchOrders } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orders'))('title') }
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** `/account/orders?page=`; other fields are saved search conditions. */
export default async function OrdersPage({ searchParams }: Props) {
  const [context, query] = await Promise.all([accountContext(), searchParams])
  const search = parseSavedSearch(query)
  const number = Math.trunc(Number(query.page))
  const page = number >= 1 && number <= 10_000 ? number : 1
  const state = await prefetchOrders(page, search)
  return (
    <AccountLayout context={context} tab="orders">
      <Prefetched state={state}>
        <OrderHistory page={page} search={search} />
      </Prefetched>
    </AccountLayout>
  )
}
