import { type ReactNode, useState } from 'react'
import { CancelOrder } from '@/components/orders/actions/cancel-order'
import { FinishedActions } from '@/components/orders/actions/finished-actions'
import { type Rejected, RejectedDialog } from '@/components/orders/actions/rejected-dialog'
import { PaymentNotice } from '@/components/payment-fields/payment-notice'
import { hasOrderCode } from '@/lib/domain/orders/order-code'
import { canCancel, canComment, canPayNow, isActive } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { returnedParts } from '@/lib/domain/orders/refunds'
import { storePhoneText } from '@/lib/domain/orders/store-phone'
import { paymentNotice } from '@/lib/domain/payment/payment-notice'
import type { MapSource } from '@/lib/domain/places/map-source'
import { CommentForm } from './comment-form'
import { OrderCode } from './order-code'
import { OrderComments } from './order-comments'
import { OrderFacts } from './order-facts'
import { OrderHead } from './order-head'
import { OrderItems } from './order-items'
import { OrderPlaces } from './order-places'
import { OrderReference } from './order-reference'
import { OrderRefunds } from './order-refunds'
import { PayNow } from './pay-now'
import { ReturnedMoney } from './returned-money'
import { SurchargePanel } from './surcharge-panel'
import { TurnOnNotifications } from './turn-on-notifications'
import type { OrderActions } from './use-order'

interface OrderDetailProps {
  order: Order
  /** the shopper returned from a provider */
  isBack: boolean
  /** when the order was last fetched, in ms */
  updatedAt: number
  map: MapSource
  /** its QR code */
  code: ReactNode
  actions: OrderActions
}

/** The order with its progress, actions, items, comments and store. */
export function OrderDetail({ order, isBack, updatedAt, map, code, actions }: OrderDetailProps) {
  const [rejected, setRejected] = useState<Rejected | null>(null)
  const canWrite = canComment(order) || isActive(order)
  const [followsPayment, setFollowsPayment] = useState(isBack)
  if (order.paymentState === 'confirming' && !followsPayment) setFollowsPayment(true)
  const notice = paymentNotice(order, followsPayment)
  const returned = returnedParts(order)
  return (
    <div className="grid gap-6 print:gap-4">
      <OrderHead order={order} />
      {hasOrderCode(order) && <OrderCode orderId={order.id} code={code} />}
      <div className="grid gap-6 empty:hidden print:hidden">
        {returned.length > 0 ? (
          <ReturnedMoney order={order} parts={returned} />
        ) : (
          notice && <PaymentNotice kind={notice} />
        )}
        {canPayNow(order) && (
          <PayNow order={order} onRefresh={actions.refresh} onRejected={() => setRejected('payment')} />
        )}
        <FinishedActions order={order} onReview={actions.review} />
        <SurchargePanel order={order} />
        {isActive(order) && <TurnOnNotifications />}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem] print:block">
        <div className="grid gap-6">
          <OrderItems order={order} />
          {order.refunds.length > 0 && <OrderRefunds order={order} />}
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
        <div className="grid gap-6 print:mt-4 print:gap-4 print:sm:grid-cols-2">
          <OrderFacts order={order} />
          <OrderPlaces order={order} map={map} />
        </div>
      </div>
      <OrderReference order={order} updatedAt={updatedAt} />
      {rejected && (
        <RejectedDialog
          what={rejected}
          phone={storePhoneText(order)}
          phoneHref={order.storePhoneHref}
          onClose={() => setRejected(null)}
        />
      )}
    </div>
  )
}
