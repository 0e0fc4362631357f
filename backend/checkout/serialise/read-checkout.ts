import type { z } from 'zod'
import type { PayCartRequest } from '@/backend/checkout/cart/load-pay-cart'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { fromServerAddress } from '@/backend/customers/addresses/wire-address'
import type { DueNow } from '@/backend/orders/payments/due-now'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { CardDetails } from '@/backend/providers/payment-provider'
import type { card } from '@/lib/contract/charge'
import type { checkoutData } from '@/lib/contract/checkout'
import { ASAP } from '@/lib/contract/codes'
import { readOrderFields } from '@/lib/contract/order-fields'
import type { quote } from '@/lib/contract/quote'
import { ADDRESS_TYPE, type AddressType } from '@/lib/domain/codes/account-codes'
import { toMinor } from '@/lib/domain/money/decimals'
import { parseUtc } from '@/lib/domain/time/time'

export function fromCard(c: z.output<typeof card>): CardDetails {
  return { number: c.num, owner: c.owner, month: c.expm, year: c.expy, cvv: c.cvv }
}

/** The amount that the payer saw; null when the call omits it. */
export function fromDueNow(due: { amt: number; curr: string } | null | undefined): DueNow | null {
  return due ? { amount: toMinor(due.amt, due.curr), currency: due.curr } : null
}

/** Throws `invalidRequest` for an invalid date. */
export function fromCheckoutData(d: z.output<typeof checkoutData>): CheckoutRequest {
  const address = (type: AddressType) => {
    const found = d.adr_lst.find((entry) => entry.type === type)
    return found ? fromServerAddress(found) : null
  }
  return {
    quoteId: d.q_id,
    gid: d.g_id,
    method: d.pay_mtd,
    card: d.card ? fromCard(d.card) : null,
    cardRef: d.card_ref ?? '',
    savesCard: d.save_card ?? false,
    fulfilmentMethod: d.shp_mtd,
    fulfilmentOption: d.shp_cd ?? '',
    shippingAddress: address(ADDRESS_TYPE.shipping),
    billingAddress: address(ADDRESS_TYPE.billing),
    firstName: d.c_fnm?.trim() ?? '',
    lastName: d.c_lnm?.trim() ?? '',
    phone: d.c_tn ?? '',
    tips: d.tips ?? 0,
    points: d.pt_cnt ?? 0,
    pointsValue: d.pt_amt ?? null,
    shownDue: fromDueNow(d.due_now),
    giftCardCode: d.gc_cd ?? '',
    relatedOrderId: d.related_order_id ?? '',
    comment: d.ord_cmt?.trim() ?? '',
    ...readOrderFields('sent', d),
    expectedStart: toInstant(d.exp_dt_start),
    expectedEnd: toInstant(d.exp_dt_end),
    returnUrl: d.return_url ?? '',
  }
}

/** Null for an empty value and for the sentinel that means as soon as possible. */
function toInstant(text: string | null | undefined): Date | null {
  if (!text || text.startsWith(ASAP)) return null
  try {
    return parseUtc(text)
  } catch {
    throw new DomainError('invalidRequest', 'not a date')
  }
}

type Data = z.output<typeof quote.request>['data']

/**
 * The pay cart of a quote; null for goods. Throws `invalidRequest` for a missing amount, one beside other lines, and
 * goods with a related order.
 */
export function toPayCartRequest({ items, tax_class, related_order_id }: Data): PayCartRequest | null {
  const [line, ...more] = items
  if (!items.some((item) => item.selfCheckout)) {
    if (related_order_id) throw new DomainError('invalidRequest', 'goods have no related order')
    return null
  }
  if (!line || more.length > 0 || line.qty !== 1 || line.pc === undefined || line.options.length > 0) {
    throw new DomainError('invalidRequest', 'item error: exactly one amount is allowed')
  }
  return { amount: line.pc, taxClass: tax_class ?? '', relatedOrderId: related_order_id || null }
}
