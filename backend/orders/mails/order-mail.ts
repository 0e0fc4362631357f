import type { z } from 'zod'
import { mailAddress } from '@/backend/messages/mail-address'
import { draftMail, type MailContent, type MessageDraft, type WritingDeps } from '@/backend/messages/message-draft'
import type { ORDER_MAIL, REFUND_MAIL } from '@/backend/orders/notifications/message-kinds'
import { orderHeadline } from '@/backend/orders/notifications/order-headline'
import { type OrderDetail, readOrderById } from '@/backend/orders/queries/read-order'
import type { RefundOfOrder } from '@/backend/orders/refunds/read-refunds'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { formatMoney } from '@/lib/domain/money/money'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { mapsHref } from '@/lib/domain/places/map-source'
import { makePalette } from '@/lib/domain/theme/palette'
import { toTheme } from '@/lib/domain/theme/theme'
import { sentenceDayTime } from '@/lib/domain/time/sentence-time'
import { zoned } from '@/lib/domain/time/time-zones'
import { orderCalendar } from './order-calendar'
import { mailedCode } from './order-code'
import { orderFacts, zoneName } from './order-facts'
import { receiptOf } from './receipt'

/** A mail to the customer in the language of the order, with the receipt when it is placed or paid. */
export async function composeOrderMail(
  { db, config, now }: WritingDeps,
  { orderId, news, isResent }: z.output<typeof ORDER_MAIL.content>,
): Promise<MessageDraft | null> {
  const detail = await findOrder(db, orderId)
  const to = detail ? mailAddress(detail.order.email, config.customerDomain) : null
  if (!detail || !to) return null
  const { order, store } = detail
  const { language } = order
  const texts = textsIn(language).order
  const ready = zoned(order.readyAt ?? order.createdAt, store.timeZone)
  const values = {
    store: store.name[language],
    id: shortNumber(order.id) ?? order.id,
    time: sentenceDayTime(ready, language, order.createdAt),
    zone: zoneName(detail, order.readyAt ?? order.createdAt, config.cities),
  }
  const isReceipt = news === 'placed' || news === 'paid' || news === 'ready'
  const headline = isReceipt ? orderHeadline(detail, language, now()) : null
  const link = orderLink(order, config.storefrontOrigins)
  const event = isReceipt ? orderCalendar(detail, link.url, now()) : null
  const code = isReceipt ? await mailedCode(detail) : null
  const content: MailContent = {
    language,
    subject: fillText(texts[news].subject, values, language),
    ...(headline && { headline }),
    paragraphs: [
      fillText(texts[news].text, values, language),
      ...(news === 'ready' && !headline ? [fillText(texts.ready.time, values, language)] : []),
      ...(news === 'canceled' ? cancelTexts(detail) : []),
    ],
    from: store.name[language],
    accent: makePalette(toTheme(store.theme).accent).light.accent,
    ...(isReceipt && { facts: orderFacts(detail, config.cities), links: [mapLink(detail)], ...receiptOf(detail) }),
    ...(event && { attachments: [event] }),
    ...(code && { code }),
    link,
  }
  const isExpected = isResent === true || news === 'paid' || order.totalPaid > 0
  return { ...draftMail(to, content), ...(isExpected && { limit: 'refusable' }) }
}

function cancelTexts({ order, refunds }: OrderDetail): string[] {
  const texts = refundTexts(order, refunds)
  return texts.length > 0 ? texts : [textsIn(order.language).order.not_charged]
}

/** The mail about a refund; null where the customer has no address. */
export async function composeRefundMail(
  { db, config }: WritingDeps,
  { orderId, refundId }: z.output<typeof REFUND_MAIL.content>,
): Promise<MessageDraft | null> {
  const detail = await findOrder(db, orderId)
  const to = detail ? mailAddress(detail.order.email, config.customerDomain) : null
  const refund = detail?.refunds.find(({ id }) => id === refundId)
  if (!detail || !to || !refund) return null
  const { order, store } = detail
  const { language } = order
  const texts = textsIn(language).refund
  const values = { store: store.name[language], id: shortNumber(order.id) ?? order.id, reason: refund.reason }
  return draftMail(to, {
    language,
    subject: fillText(texts.subject, values, language),
    paragraphs: [
      fillText(texts.text, values, language),
      ...(refund.reason ? [fillText(texts.reason, values, language)] : []),
      ...refundTexts(order, [refund]),
    ],
    from: store.name[language],
    accent: makePalette(toTheme(store.theme).accent).light.accent,
    link: orderLink(order, config.storefrontOrigins),
  })
}

/** A sentence for each part of these refunds: what was returned, and where to, and what is on its way. */
function refundTexts({ language, currency }: OrderRow, refunds: readonly RefundOfOrder[]): string[] {
  const texts = textsIn(language).refund
  const sentence = (text: string, amount: number, more: Record<string, string> = {}) =>
    amount > 0 ? [fillText(text, { amount: formatMoney({ amount, currency }, language), ...more }, language)] : []
  return refunds.flatMap((refund) => {
    const hasAccount = refund.unclaimed === 0
    return [
      ...sentence(texts.on_its_way, refund.onItsWay),
      ...sentence(texts.returned, refund.byProvider - refund.onItsWay),
      ...sentence(texts.cash, refund.byCash),
      ...(hasAccount ? sentence(texts.gift_card, refund.byGiftCard, { code: refund.giftCardCode }) : []),
      ...(hasAccount ? sentence(texts.points, refund.byPoints, { points: `${refund.points}` }) : []),
    ]
  })
}

/** The order of a mail; null once it was undone. */
export function findOrder(db: WritingDeps['db'], id: string): Promise<OrderDetail | null> {
  return readOrderById(db, id).catch((error) => {
    if (error instanceof DomainError) return null
    throw error
  })
}

/** Where the store is. */
function mapLink({ order, store }: OrderDetail) {
  return { label: textsIn(order.language).order.map, url: mapsHref(store.lat, store.lon) }
}

/** A link to the order on the site where it was placed. */
function orderLink({ id, site, language }: OrderDetail['order'], origins: string[]) {
  const path = `/account/orders/detail/${encodeURIComponent(id)}`
  return { label: textsIn(language).order.see, url: `${originOf(site, origins)}${path}` }
}

/** A store's own domain has the scheme and port of the shared one. */
function originOf(site: string, [shared = '']: string[]): string {
  if (site === 'shared' || !URL.canParse(shared)) return shared
  const url = new URL(shared)
  url.hostname = site
  return url.origin
}
