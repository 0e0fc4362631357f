import type { z } from 'zod'
import type { listOrders, orderDetail, WireOption } from '@/lib/contract/orders'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import { isOrderStatus, ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { Order, OrderOption, OrderRow } from '@/lib/domain/orders/orders'
import { toAddress } from '@/lib/remote/account/address-mapper'
import { toPlaceTime, toRequested, toZoned } from '@/lib/remote/transport/dates'
import { toPictureUrl } from '@/lib/remote/transport/picture-url'
import { toSurcharge } from './surcharge-mapper'

type WireOrder = z.output<typeof orderDetail>
type WireRow = z.output<typeof listOrders.records>['orders'][number]

function toStatus(code: number): OrderStatus {
  return isOrderStatus(code) ? code : ORDER_STATUS.pending
}

export function toOrderRow(row: WireRow): OrderRow {
  const currency = row.curr || DEFAULT_CURRENCY
  return {
    id: row.ord_id,
    gid: row.g_id ?? null,
    shippingMethod: row.shp_mtd,
    storeName: row.s_nm,
    storeLogo: toPictureUrl(row.logo),
    orderedAt: toPlaceTime(row.dt, row.tz) ?? '',
    amount: { amount: toMinor(row.amt, currency), currency },
    status: toStatus(row.st),
    paymentState: row.payment_state ?? null,
  }
}

export function toOrder(wire: WireOrder): Order {
  const currency = wire.currency || DEFAULT_CURRENCY
  const minor = (value: number | null | undefined) => toMinor(value ?? 0, currency)
  return {
    id: wire.order_id,
    status: toStatus(wire.status),
    statusDetail: wire.status_detail ?? '',
    gid: wire.group_id,
    ...storeOf(wire),
    allowPayNow: wire.allow_paynow,
    paymentState: wire.payment_state ?? null,
    deliveryStatus: wire.delivery_status ?? 0,
    relatedOrderId: wire.related_order_id || null,
    tableNumber: wire.table_number ?? '',
    partySize: wire.party_size ?? '',
    server: wire.server ?? '',
    firstName: wire.firstname,
    lastName: wire.lastname ?? '',
    phone: wire.phone,
    email: wire.email ?? '',
    shippingAddress: wire.shipping_address ? toAddress(wire.shipping_address) : null,
    billingAddress: wire.billing_address ? toAddress(wire.billing_address) : null,
    currency,
    items: wire.order_item.map((item) => ({
      pid: item.pid,
      dealId: item.deal_id ?? null,
      name: item.nm,
      quantity: item.cnt,
      unitPrice: minor(item.pc),
      amount: minor(item.amt),
      options: (item.opts ?? []).map(toOption),
    })),
    subtotal: minor(wire.sub_total),
    storeDiscount: minor(wire.store_discount),
    couponDiscount: minor(wire.coupon_discount),
    totalDiscount: minor(wire.total_discount),
    couponCode: wire.coupon_code ?? '',
    shippingFee: minor(wire.shipping_fee),
    totalBeforeTax: minor(wire.total_before_tax),
    tax: minor(wire.tax),
    taxes: Object.entries(wire.taxes ?? {}).map(([label, amount]) => ({ label, amount: minor(amount) })),
    tips: minor(wire.tips),
    orderTotal: minor(wire.order_total),
    giftCardPayment: minor(wire.giftcard_payment),
    pointsPayment: minor(wire.points_payment),
    totalPaid: minor(wire.total_paid),
    totalDue: minor(wire.total_due),
    refunded: minor(wire.refund_amt),
    cardLabel: wire.credit_card ?? '',
    paymentMethod: wire.payment_method,
    shippingMethod: wire.shipping_method,
    shippingCode: wire.shipping_code ?? '',
    shippingDescription: wire.shipping_description ?? '',
    comments: wire.comments.map((row) => ({
      comment: row.comment,
      at: toZoned(row.time, zoneOf(wire)) ?? '',
      isAdmin: row.is_admin,
    })),
    ...datesOf(wire),
    hasReview: wire.has_review ?? false,
    storeSurcharge: toSurcharge(wire.store_surcharge, minor),
    orderSurcharge: toSurcharge(wire.order_surcharge, minor),
  }
}

function storeOf(wire: WireOrder) {
  return {
    storeName: wire.store_name,
    storeLogo: toPictureUrl(wire.store_logo),
    storePhone: wire.store_phone ?? '',
    storeAddress: {
      formatted: wire.store_address.formatted,
      lat: wire.store_address.lat ?? null,
      lon: wire.store_address.lon ?? null,
    },
  }
}

function zoneOf(wire: WireOrder): string {
  return wire.store_timezone ?? 'UTC'
}

function datesOf(wire: WireOrder) {
  const zone = zoneOf(wire)
  return {
    orderedAt: toZoned(wire.order_dt, zone) ?? '',
    readyAt: toZoned(wire.est_ready_dt, zone),
    requestedAt: toRequested(wire.exp_dt_start, zone),
    requestedUntil: toRequested(wire.exp_dt_end, zone),
    expiresAt: toZoned(wire.order_expire_dt, zone),
    reviewUntil: toZoned(wire.allow_review_dt, zone),
  }
}

function toOption(option: WireOption): OrderOption {
  return { id: option.id, name: option.nm, options: (option.opts ?? []).map(toOption) }
}
