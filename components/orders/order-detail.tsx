'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddressText } from '@/components/addresses/address-text'
import { PaymentNotice } from '@/components/payment-fields/payment-notice'
import { Panel } from '@/components/ui/content/panel'
import { Button } from '@/components/ui/forms/button'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { Stepper } from '@/components/ui/navigation/stepper'
import {
  awaitedPayment,
  canCancel,
  canComment,
  canPayNow,
  isActive,
  isHandedOver,
  orderSteps,
} from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { paymentNews } from '@/lib/domain/payment/payment-news'
import type { MapSource } from '@/lib/domain/places/map-source'
import { fillGid } from '@/lib/paths'
import { CancelOrder } from './cancel-order'
import { CommentForm } from './comment-form'
import { FinishedActions } from './finished-actions'
import { OrderComments } from './order-comments'
import { OrderFacts } from './order-facts'
import { OrderItems } from './order-items'
import { PayNow } from './pay-now'
import { type Rejected, RejectedDialog } from './rejected-dialog'
import { StatusBadge } from './status-badge'
import { StoreBox } from './store-box'
import { SurchargePanel } from './surcharge-panel'
import { TurnOnNotifications } from './turn-on-notifications'
import { UpdatedAgo } from './updated-ago'
import type { OrderActions } from './use-order'

export interface OrderLinks {
  history: string
  payNow: string
  /** `{id}` is replaced by the order id */
  order: string
  /** `{gid}` is replaced by the store id */
  pay: string
  /** `{gid}` is replaced by the store id */
  store: string
  /** `{id}` is replaced by the deal id */
  deal: string
  map: MapSource
}

interface OrderDetailProps {
  order: Order
  /** the shopper returned from a provider */
  isBack: boolean
  /** when the order was last fetched, in ms */
  updatedAt: number
  links: OrderLinks
  actions: OrderActions
}

/** The order with its status, actions, items, comments and store. */
export function OrderDetail({ order, isBack, updatedAt, links, actions }: OrderDetailProps) {
  const t = useTranslations('orders')
  const [rejected, setRejected] = useState<Rejected | null>(null)
  const canWrite = canComment(order) || isActive(order)
  const { clock, zoneOf } = usePlaceTime()
  const zone = order.orderedAt && zoneOf(order.orderedAt)
  const short = shortNumber(order.id)
  const [followsPayment, setFollowsPayment] = useState(isBack)
  if (order.paymentState === 'confirming' && !followsPayment) setFollowsPayment(true)
  const news = paymentNews(order, followsPayment)
  const awaited = awaitedPayment(order)
  const awaits = awaited && t(`payment_states.${awaited}`)
  const noteOf = (key: 'pending' | 'processing') => (isHandedOver(order) ? t(`notes.${key}`) : undefined)
  const steps = orderSteps(order.status).map(({ key, state }) => ({
    label: t(`steps.${key}`),
    state,
    note: state === 'current' && (key === 'pending' || key === 'processing') ? (awaits ?? noteOf(key)) : undefined,
  }))
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title font-extrabold">
          {t('order')} <span className="text-[0.6em] font-semibold text-ink-soft">#{order.id}</span>
        </h1>
        <StatusBadge order={order} />
        <div className="print:hidden">
          <UpdatedAgo at={updatedAt} />
        </div>
        <Button variant="ghost" size="small" className="sm:ms-auto print:hidden" onClick={() => print()}>
          <Printer aria-hidden className="size-4" />
          {t('print')}
        </Button>
      </div>
      {short && <p className="-mt-4 font-semibold tabular-nums">{t('short_number', { number: short })}</p>}
      <p className="-mt-4 tabular-nums text-ink-soft">
        {order.orderedAt && clock(order.orderedAt)}
        {zone && ` · ${t('store_time', { zone })}`}
      </p>
      <div className="rounded-card border border-line bg-surface p-6 shadow-card print:hidden">
        <Stepper label={t('steps.label')} steps={steps} />
      </div>
      {news && <PaymentNotice news={news} />}
      <div className="grid gap-6 empty:hidden print:hidden">
        <FinishedActions order={order} links={links} onReview={actions.review} />
        {canPayNow(order) && (
          <PayNow
            order={order}
            href={fillGid(links.payNow, order.gid)}
            onRefresh={actions.refresh}
            onRejected={() => setRejected('payment')}
          />
        )}
        <SurchargePanel order={order} links={links} />
        {isActive(order) && <TurnOnNotifications />}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
        <div className="grid gap-6">
          <OrderItems order={order} />
          {(canWrite || order.comments.length > 0) && (
            <div className="print:hidden">
              <OrderComments
                comments={order.comments}
                form={
                  canWrite && (
                    <CommentForm order={order} onSend={actions.comment} onRejected={() => setRejected('comment')} />
                  )
                }
              />
            </div>
          )}
          {canCancel(order) && (
            <div className="print:hidden">
              <CancelOrder onCancel={actions.cancel} />
            </div>
          )}
        </div>
        <div className="grid gap-6">
          <OrderFacts order={order} />
          <StoreBox order={order} source={links.map} />
          {order.shippingAddress && (
            <Panel title={t('shipping_address')}>
              <AddressText address={order.shippingAddress} />
            </Panel>
          )}
          {order.billingAddress && (
            <Panel title={t('billing_address')}>
              <AddressText address={order.billingAddress} />
            </Panel>
          )}
        </div>
      </div>
      {rejected && <RejectedDialog what={rejected} phone={order.storePhone} onClose={() => setRejected(null)} />}
    </div>
  )
}
