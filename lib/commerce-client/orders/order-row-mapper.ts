import type { z } from 'zod'
import { toPlaceTime } from '@/lib/commerce-client/transport/dates'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import type { listOrders } from '@/lib/contract/orders'
import { isOrderStatus, ORDER_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'
import type { PaymentState } from '@/lib/domain/codes/payment-state'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { OrderRow } from '@/lib/domain/orders/orders'

type WireRow = z.output<typeof listOrders.records>['orders'][number]

export function toOrderRow(row: WireRow): OrderRow {
  const currency = row.curr || DEFAULT_CURRENCY
  return {
    id: row.ord_id,
    gid: row.g_id ?? null,
    fulfilmentMethod: row.shp_mtd ?? null,
    waiterService: row.waiter_service ?? false,
    storeName: row.s_nm ?? '',
    storeCity: row.city || null,
    storeLogo: toPictureUrl(row.logo),
    orderedAt: toPlaceTime(row.dt, row.tz),
    amount: { amount: toMinor(row.amt, currency), currency },
    status: toStatus(row.st),
    paymentState: row.payment_state ?? toPaymentState(row.st),
    items: (row.order_item ?? []).map(({ pid, nm, cnt, deal_id }) => ({
      pid,
      dealId: deal_id ?? null,
      name: nm,
      quantity: cnt,
    })),
  }
}

export function toStatus(code: number | null | undefined): OrderStatus | null {
  const status = code ?? null
  return isOrderStatus(status) ? status : null
}

/** The payment state by the documents' own numbers, where an API has no `payment_state`. */
export function toPaymentState(status: number | null | undefined): PaymentState | null {
  if (status === ORDER_STATUS.payment_review) return 'confirming'
  return status === ORDER_STATUS.pending_payment ? 'waiting' : null
}
