import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutLayout } from '@/components/layout/layouts/checkout-layout'
import { PaypalScreen } from '@/components/paypal/paypal-screen'
import { pageContext } from '@/lib/server/pages/page-context'
import { paymentScripts } from '@/lib/server/payment/payment-scripts'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('paypal'))('title') }
}

/** `/paypal?orderId=…` */
export default async function PaypalPage({ searchParams }: Props) {
  const [{ site, paths }, query, { express }] = await Promise.all([pageContext(), searchParams, paymentScripts()])
  const orderId = typeof query.orderId === 'string' ? query.orderId : ''
  return (
    <CheckoutLayout site={site} paths={paths}>
      <PaypalScreen orderId={orderId} config={express} />
    </CheckoutLayout>
  )
}
