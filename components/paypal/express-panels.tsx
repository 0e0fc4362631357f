import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Bill } from '@/components/payment-fields/bill'
import { CheckingDialog } from '@/components/payment-fields/checking-dialog'
import { ClosedNotice } from '@/components/payment-fields/closed-notice'
import { PaymentNotice } from '@/components/payment-fields/payment-notice'
import { SummaryPanel } from '@/components/payment-fields/summary-panel'
import { useFailureText } from '@/components/payment-fields/use-failure-text'
import { Panel } from '@/components/ui/content/panel'
import { Alert } from '@/components/ui/feedback/alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Button, ButtonLink } from '@/components/ui/forms/button'
import { Spinner } from '@/components/ui/loading/spinner'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { BillLine } from '@/lib/domain/orders/bill-lines'
import { canPayNow } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { paymentNotice } from '@/lib/domain/payment/payment-notice'
import type { ExpressConfig, ExpressPrices } from '@/lib/domain/payment/provider-config'
import { ExpressButton } from './express-button'
import { ExpressResult } from './express-result'
import { ItemTable } from './item-table'
import { useExpress } from './use-express'

interface ExpressPanelsProps {
  order: Order
  config: ExpressConfig | null
}

/** The items, the price breakdown sent to the provider, and the provider's button. */
export function ExpressPanels({ order, config }: ExpressPanelsProps) {
  const [t, paynow] = [useTranslations('paypal'), useTranslations('paynow')]
  const paths = usePaths()
  const isPayable = canPayNow(order)
  const express = useExpress(order, isPayable && config !== null)
  const started = express.start.data
  const prices = started?.ok ? started.value.prices : null
  const notice = paymentNotice(order, false)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_26rem] lg:gap-8">
      <Panel title={paynow('items')}>
        <ItemTable items={order.items} currency={order.currency} />
      </Panel>
      <SummaryPanel title={t('price_breakdown')}>
        {notice && <PaymentNotice kind={notice} />}
        {prices && <PriceBreakdown prices={prices} currency={order.currency} />}
        {!isPayable && (
          <>
            {!notice && <ClosedNotice order={order} />}
            <ButtonLink block href={paths.order(order.id, 'returned')}>
              {paynow('go_to_order')}
            </ButtonLink>
          </>
        )}
        {isPayable && !config && <OtherMethod href={paths.payNow(order.id, order.gid)}>{t('not_offered')}</OtherMethod>}
        {isPayable && config && express.start.isPending && <Skeleton className="h-40" />}
        {isPayable && started?.ok === false && (
          <StartFailed express={express} href={paths.payNow(order.id, order.gid)} />
        )}
        {isPayable && config && started?.ok && (
          <>
            <ExpressButton config={config} currency={order.currency} handlers={express.handlers} />
            <p className="text-sm text-ink-soft">{t('approve_note')}</p>
          </>
        )}
        {express.isCapturing && <Spinner label={t('taking')} className="mx-auto size-6" />}
      </SummaryPanel>
      {express.isChecking && <CheckingDialog sent="payment" ordersHref={paths.orders()} />}
      {express.outcome && !express.isChecking && (
        <ExpressResult outcome={express.outcome} orderId={order.id} onClose={express.close} />
      )}
    </div>
  )
}

function StartFailed({ express, href }: { express: ReturnType<typeof useExpress>; href: string }) {
  const [common, textOf] = [useTranslations('common'), useFailureText()]
  const answer = express.start.data
  if (!answer || answer.ok) return null
  return (
    <OtherMethod href={href}>
      <span>{`${textOf(answer)} `}</span>
      <Button variant="secondary" size="small" onClick={() => void express.start.refetch()}>
        {common('retry')}
      </Button>
    </OtherMethod>
  )
}

function OtherMethod({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('paypal')
  return (
    <>
      <Alert tone="warning">{children}</Alert>
      <ButtonLink variant="secondary" block href={href}>
        {t('other_method')}
      </ButtonLink>
    </>
  )
}

/** The breakdown sent to the provider: the parts add up to the total. */
function PriceBreakdown({ prices, currency }: { prices: ExpressPrices; currency: string }) {
  const parts: BillLine[] = [
    { key: 'subtotal', amount: prices.subtotal },
    { key: 'discounts_and_payments', amount: -prices.storeDiscount },
    { key: 'store_surcharge', amount: prices.storeSurcharge },
    { key: 'order_surcharge', amount: prices.orderSurcharge },
    { key: 'shipping_handling', amount: prices.shipping },
    { key: 'tax', amount: prices.tax },
    { key: 'tips', amount: prices.tip },
  ]
  const lines = parts.filter(({ amount }) => amount !== 0)
  return <Bill lines={[...lines, { key: 'total', amount: prices.total }]} currency={currency} main="total" />
}
