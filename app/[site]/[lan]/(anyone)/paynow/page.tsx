import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutLayout } from '@/components/layout/layouts/checkout-layout'
import { PayNowScreen } from '@/components/pay-order/pay-now-screen'
import { parseId } from '@/lib/domain/codes/id'
import { pageContext } from '@/lib/server/pages/page-context'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('paynow'))('title') }
}

/** `/paynow?orderId=…&gid=…`, for anyone with the link. */
export default async function PayNowPage({ searchParams }: Props) {
  const [{ site, paths }, { orderId, gid, from }] = await Promise.all([pageContext(), searchParams])
  return (
    <CheckoutLayout site={site} paths={paths}>
      <PayNowScreen
        orderId={typeof orderId === 'string' ? orderId : ''}
        gid={(typeof gid === 'string' ? parseId(gid) : null) ?? 0}
        isBack={from === 'returned'}
      />
    </CheckoutLayout>
  )
}
