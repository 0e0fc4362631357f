import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import { OrderScreen } from '@/components/orders/detail/order-screen'
import { QrCode } from '@/components/ui/content/qr-code'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { orderCode } from '@/lib/domain/orders/order-code'
import { accountContext } from '@/lib/server/account/account-context'
import { prefetchOrder } from '@/lib/server/prefetch/customer-pages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orders'))('order') }
}

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** `/account/orders/detail/{orderId}`; payments also return here. */
export default async function OrderPage({ params, searchParams }: Props) {
  const [context, { id }, { from }, t] = await Promise.all([
    accountContext(),
    params,
    searchParams,
    getTranslations('orders'),
  ])
  const isBack = from === 'returned'
  const state = await prefetchOrder(id, isBack)
  return (
    <AccountLayout context={context} tab="orders">
      <Prefetched state={state}>
        <OrderScreen
          id={id}
          isBack={isBack}
          map={context.map}
          code={<QrCode text={orderCode(id)} label={t('code.qr')} className="w-full" />}
        />
      </Prefetched>
    </AccountLayout>
  )
}
