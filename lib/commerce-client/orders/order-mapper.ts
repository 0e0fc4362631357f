import type { z } from 'zod'
import { toAddress } from '@/lib/commerce-client/account/address-mapper'
import { toEstimate } from '@/lib/commerce-client/stores/estimate-mapper'
import { isAsap, toInstant, toPlaceTime } from '@/lib/commerce-client/transport/dates'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import type { orderDetail, WireOption } from '@/lib/contract/order-detail'
import { readOrderFields } from '@/lib/contract/order-fields'
import { NO_CURRENCY } from '@/lib/domain/codes/no-currency'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { Order, OrderOption } from '@/lib/domain/orders/orders'
import { REFUND_TARGETS } from '@/lib/domain/orders/refunds'
import { storeCountry } from '@/lib/domain/orders/store-phone'
import { phoneLink } from '@/lib/domain/places/phone-link'
import { toPaymentState, toStatus } from './order-row-mapper'
import { toSurcharge } from './surcharge-mapper'
import { toTaxes } from './tax-mapper'

type WireOrder = z.output<typeof orderDetail>

export function toOrder(wire: WireOrder, requestedId: string): Order {
  const currency = wire.currency || DEFAULT_CURRENCY
  const minor = (value: number | null | undefined) => toMinor(value ?? 0, currency)
  return {
    id: wire.order_id ?? requestedId,
    status: toStatus(wire.status),
    statusDetail: wire.status_detail ?? '',
    gid: wire.group_id,
    ...storeOf(wire, currency),
    // nobody can say what would be charged
    allowPayNow: (wire.allow_paynow ?? false) && currency !== NO_CURRENCY,
    paymentState: wire.payment_state ?? toPaymentState(wire.status),
    deliveryStatus: wire.delivery_status ?? 0,
    relatedOrderId: wire.related_order_id || null,
    ...readOrderFields('told', wire),
    server: wire.server ?? '',
    firstName: wire.firstname ?? '',
    lastName: wire.lastname ?? '',
    phone: wire.phone ?? '',
    email: wire.email ?? '',
    shippingAddress: wire.shipping_address ? toAddress(wire.shipping_address) : null,
    billingAddress: wire.billing_address ? toAddress(wire.billing_address) : null,
    currency,
    items: (wire.order_item ?? []).map((item) => ({
      pid: item.pid,
      dealId: item.deal_id ?? null,
      name: item.nm,
      picture: toPictureUrl(item.img),
      quantity: item.cnt,
      unitPrice: minor(item.pc),
      amount: minor(item.amt),
      options: (item.opts ?? []).map(toOption),
      validUntil: toInstant(item.vld_dt),
      isGiftCard: item.is_gc ?? false,
    })),
    subtotal: minor(wire.sub_total ?? wire.subtotal ?? wire.item_ttl),
    storeDiscount: minor(wire.store_discount),
    couponDiscount: minor(wire.coupon_discount),
    otherDiscount: otherDiscountOf(wire, minor),
    couponCode: wire.coupon_code ?? '',
    shippingFee: minor(wire.shipping_fee),
    deliveryFee: wire.delivery_fee === wire.shipping_fee ? 0 : minor(wire.delivery_fee),
    totalBeforeTax: minor(wire.total_before_tax),
    tax: minor(wire.tax),
    taxes: toTaxes(wire, minor),
    tips: minor(wire.tips),
    orderTotal: minor(wire.order_total),
    giftCardPayment: minor(wire.giftcard_payment),
    pointsPayment: minor(wire.points_payment),
    totalPaid: minor(wire.total_paid),
    totalDue: minor(wire.total_due),
    refunded: minor(wire.refund_amt),
    refundPending: minor(wire.refund_pending),
    refunds: (wire.refunds ?? []).map((part) => ({
      to: REFUND_TARGETS.find((known) => known === part.to) ?? null,
      amount: minor(part.amt),
      isPending: part.pending ?? false,
      at: toPlaceTime(part.dt, wire.store_timezone),
      giftCardCode: part.gc_cd ?? '',
      points: part.pt_cnt ?? 0,
      reason: part.reason ?? '',
    })),
    cardLabel: wire.credit_card ?? '',
    paymentMethod: wire.payment_method ?? null,
    fulfilmentMethod: wire.shipping_method ?? null,
    waiterService: wire.waiter_service ?? false,
    fulfilmentOption: wire.shipping_code ?? '',
    shippingDescription: wire.shipping_description ?? '',
    comments: (wire.comments ?? []).map((row) => ({
      comment: row.comment,
      at: toPlaceTime(row.time, wire.store_timezone),
      isAdmin: row.is_admin ?? false,
    })),
    ...datesOf(wire),
    hasReview: wire.has_review ?? false,
    storeSurcharge: toSurcharge(wire.store_surcharge, minor),
    orderSurcharge: toSurcharge(wire.order_surcharge, minor),
  }
}

/** `total_discount` is the sum of the others, unless an API names no others. */
function otherDiscountOf(wire: WireOrder, minor: (value: number | null | undefined) => number): number {
  return Math.max(0, minor(wire.total_discount) - minor(wire.store_discount) - minor(wire.coupon_discount))
}

function storeOf(wire: WireOrder, currency: string) {
  return {
    storeName: wire.store_name ?? '',
    storeCity: wire.store_city || null,
    storeLogo: toPictureUrl(wire.store_logo),
    storePhone: wire.store_phone ?? '',
    storePhoneHref: phoneLink(wire.store_phone ?? '', storeCountry(currency)),
    storeAddress: {
      formatted: wire.store_address?.formatted ?? '',
      lat: wire.store_address?.lat ?? null,
      lon: wire.store_address?.lon ?? null,
    },
  }
}

function datesOf(wire: WireOrder) {
  const local = (text: string | null | undefined) => toPlaceTime(text, wire.store_timezone)
  const asap = isAsap(wire.exp_dt_start)
  return {
    orderedAt: local(wire.order_dt),
    readyAt: local(wire.est_ready_dt),
    preparedAt: local(wire.prepared_dt),
    asap,
    estimate: toEstimate(wire.est),
    requestedAt: asap ? null : local(wire.exp_dt_start),
    requestedUntil: asap ? null : local(wire.exp_dt_end),
    expiresAt: local(wire.order_expire_dt),
    reviewUntil: local(wire.allow_review_dt),
  }
}

function toOption(option: WireOption): OrderOption {
  return { id: option.id, name: option.nm, options: (option.opts ?? []).map(toOption) }
}
