import { customerEndpoint, endpoint } from '@/backend/calls/endpoint'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { listDomain } from '@/backend/catalogue/stores/site-scope'
import { clockCity } from '@/backend/config/cities'
import { paymentStateOf } from '@/backend/orders/attempts/payment-state'
import { addComment } from '@/backend/orders/comments'
import { reconcileOnReturn } from '@/backend/orders/payments/settlement/reconcile-order'
import { listOrders } from '@/backend/orders/queries/list-orders'
import { readOrder, readOrderById } from '@/backend/orders/queries/read-order'
import { redactOrder, toOrderDetail } from '@/backend/orders/serialise/order'
import { readOrder as readOrderCall } from '@/lib/contract/order-detail'
import * as contract from '@/lib/contract/orders'
import { firstLanguage } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { formatUtc } from '@/lib/domain/time/time'
import { requireOrderOfLink, requireOrderOnSite } from './order-access'

const ordlst = customerEndpoint(contract.listOrders, async (q, { db, config, customerId, caller }) => {
  const domain = listDomain(caller.site, q.domain)
  const { page, limit: pageSize, q_id: quoteId } = q
  const { items, total } = await listOrders(db, { customerId, domain, quoteId, page, pageSize })
  return {
    orders: items.map(({ order, storeName, logo, cityKey, timeZone, settings, isConfirming, lines }) => ({
      ord_id: order.id,
      q_id: order.quoteId,
      g_id: order.gid,
      tz: timeZone,
      city: clockCity(config.cities, { cityKey, timeZone })?.[firstLanguage([q.lan])] ?? null,
      shp_mtd: order.fulfilmentMethod,
      waiter_service: settings.waiterService,
      s_nm: storeName[firstLanguage([q.lan])],
      logo: toPicture(logo),
      dt: formatUtc(order.createdAt),
      amt: toDecimal(order.grandTotal + order.tips, order.currency),
      curr: order.currency,
      st: order.status,
      payment_state: paymentStateOf(order, isConfirming),
      order_item: lines.map(({ pid, dealId, name, quantity }) => ({
        pid,
        nm: name[firstLanguage([q.lan])],
        cnt: quantity,
        deal_id: dealId,
      })),
    })),
    paging: { total, page, limit: pageSize },
  }
})

const orddtl = endpoint(readOrderCall, async ({ orderId, lan, returned }, context) => {
  const { caller, ...deps } = context
  const { db } = deps
  await requireOrderOnSite(db, caller.site, orderId)
  if (caller.customerId === null) await requireOrderOfLink(context, orderId, 'notRegistered')
  const isInDoubt = returned === true && !(await reconcileOnReturn(deps, orderId))
  const detail =
    caller.customerId === null ? await readOrderById(db, orderId) : await readOrder(db, orderId, caller.customerId)
  const wire = toOrderDetail({ ...detail, isConfirming: detail.isConfirming || isInDoubt }, lan, deps.config.cities)
  return caller.customerId === null ? redactOrder(wire) : wire
})

const comment = customerEndpoint(contract.addComment, async (q, { customerId, caller, ...deps }) => {
  await requireOrderOnSite(deps.db, caller.site, q.order_id)
  await addComment(deps, customerId, q.order_id, q.comment)
})

export const ORDER_ENDPOINTS = [ordlst, orddtl, comment]
