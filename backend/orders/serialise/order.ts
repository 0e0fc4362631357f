import type { z } from 'zod'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { storeAddress } from '@/backend/catalogue/stores/store-address'
import { clockCity, type InstalledCities } from '@/backend/config/cities'
import { toPostalAddress } from '@/backend/customers/addresses/wire-address'
import { payerStateOf } from '@/backend/orders/attempts/payment-state'
import type { OrderDetail } from '@/backend/orders/queries/read-order'
import { reviewDeadline } from '@/backend/orders/reviews/add-review'
import { textsIn } from '@/backend/platform/i18n/texts'
import { ASAP } from '@/lib/contract/codes'
import type { orderDetail } from '@/lib/contract/order-detail'
import { writeOrderFields } from '@/lib/contract/order-fields'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { FULFILMENT_METHOD, fulfilmentName, isFulfilmentMethod, isParcel } from '@/lib/domain/codes/fulfilment-method'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import { orderStatusName } from '@/lib/domain/codes/order-status'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { formatDayTime, formatUtc } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'
import { toAmounts, toSurcharge } from './order-amounts'
import { withoutCards } from './refunds'

type Wire = z.input<typeof orderDetail>

/** An order for its owner; `redactOrder` makes it one for a visitor. */
export function toOrderDetail(detail: OrderDetail, lan: Language, cities: InstalledCities): Wire {
  const { order, store } = detail
  return {
    id: order.id,
    order_id: order.id,
    status: order.status,
    status_detail: orderStatusName(order.status) ?? '',
    quote_id: order.quoteId,
    group_id: order.gid,
    // a payment while another is in doubt could take the money twice
    allow_paynow: order.allowPayNow && !detail.isConfirming ? (1 as const) : (0 as const),
    payment_state: payerStateOf(order, detail.isConfirming, detail.lastOutcome),
    delivery_status: order.deliveryStatus,
    related_order_id: detail.relatedOrderId,
    waiter_service: store.settings.waiterService,
    ...writeOrderFields('told', order),
    server: order.server,
    firstname: order.firstName,
    lastname: order.lastName,
    phone: order.phone,
    email: order.email,
    shipping_address: order.shippingAddress ? toPostalAddress(order.shippingAddress) : null,
    billing_address: order.billingAddress ? toPostalAddress(order.billingAddress) : null,
    store_name: store.name[lan],
    store_logo: toPicture(store.logo),
    store_city: clockCity(cities, store)?.[lan] ?? null,
    store_address: {
      formatted: storeAddress(store),
      lat: store.lat,
      lon: store.lon,
    },
    store_phone: store.phone,
    store_timezone: store.timeZone,
    ...toAmounts(detail),
    payment_method: order.paymentMethod,
    credit_card: order.cardLabel,
    coupon_code: order.couponCode,
    giftcard_code: order.giftCardCode,
    shipping_method: order.fulfilmentMethod,
    shipping_code: order.fulfilmentOption,
    shipping_description: fulfilmentText(detail, lan),
    comments: detail.comments.map((row) => ({
      comment: row.translations?.[lan] ?? row.body,
      time: formatUtc(row.createdAt),
      is_admin: row.isAdmin,
    })),
    order_item: toItems(detail, lan),
    ...toDates(detail),
    has_review: detail.hasReview,
    store_surcharge: toSurcharge(order.storeSurcharge, order.currency, lan),
    order_surcharge: toSurcharge(order.orderSurcharge, order.currency, lan),
  }
}

/** Removes what a paying visitor may not see: people, addresses and comments. Store, items and amounts remain. */
export function redactOrder(wire: Wire): Wire {
  return {
    ...wire,
    quote_id: null,
    // whoever has the id of an order can open it
    related_order_id: null,
    firstname: '',
    lastname: '',
    phone: '',
    email: null,
    shipping_address: null,
    billing_address: null,
    ...writeOrderFields('told', NO_ORDER_FIELDS),
    server: null,
    comments: [],
    credit_card: null,
    giftcard_code: null,
    refunds: withoutCards(wire.refunds),
    coupon_code: null,
  }
}

function fulfilmentText({ order: { fulfilmentMethod: method }, store, lines }: OrderDetail, lan: Language): string {
  const name = fulfilmentName(method, { ...store.settings, isParcel: isParcel(lines) })
  return isFulfilmentMethod(method) ? textsIn(lan).shipping[name] : ''
}

function toItems({ order, lines }: OrderDetail, lan: Language): Wire['order_item'] {
  const money = (minor: number) => toDecimal(minor, order.currency)
  return lines.map((line) => {
    const groups = new Map(line.options.map((option) => [option.groupId, option.groupName]))
    return {
      pid: line.pid,
      nm: line.name[lan],
      pc: money(line.unitPrice),
      cnt: line.quantity,
      amt: money(line.amount),
      deal_id: line.dealId,
      img: toPicture(line.picture),
      vld_dt: line.validUntil && formatUtc(line.validUntil),
      is_gc: line.kind === LINE_KIND.giftCard,
      opts: [...groups].map(([id, name]) => ({
        id,
        nm: name[lan],
        opts: line.options
          .filter((option) => option.groupId === id)
          .map((option) => ({ id: option.choiceId, nm: option.choiceName[lan], pc: money(option.price) })),
      })),
    }
  })
}

function toDates({ order, store, lines }: OrderDetail) {
  const utc = (instant: Date | null) => (instant ? formatUtc(instant) : null)
  const local = (instant: Date | null) => (instant ? formatDayTime(zoned(instant, store.timeZone)) : null)
  const asap = `${ASAP}:00`
  const isTimed =
    order.fulfilmentMethod === FULFILMENT_METHOD.pickup || order.fulfilmentMethod === FULFILMENT_METHOD.delivery
  return {
    order_dt: formatUtc(order.createdAt),
    est_ready_dt: utc(order.readyAt),
    prepared_dt: utc(order.preparedAt),
    est_ready_dt_converted: local(order.readyAt),
    exp_dt_start: utc(order.expectedStart) ?? asap,
    exp_dt_end: utc(order.expectedEnd) ?? asap,
    exp_dt_full: isTimed ? local(order.expectedStart) : null,
    est: order.estimate,
    order_expire_dt: utc(order.expiresAt),
    allow_review_dt: utc(reviewDeadline(order, lines)),
  }
}
