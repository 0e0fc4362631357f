import { fillText, textsIn } from '@/backend/messages/texts'
import { Refusal } from '@/backend/refusal'
import { type OrderDetail, readOrderById } from '@/backend/services/orders/read-order'
import { formatMoney } from '@/lib/domain/money/money'
import { makePalette } from '@/lib/domain/site/palette'
import { toTheme } from '@/lib/domain/site/theme'
import { sentenceDayTime } from '@/lib/domain/time/sentence-time'
import { offsetName } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'
import { mailAddress } from './mail-address'
import type { Message, WritingDeps } from './message'
import type { NoticeOf } from './notice'
import { orderFacts } from './order-facts'
import { receiptOf } from './receipt'
import { writeMail } from './write-mail'

/** What happened to an order, in its language; with the receipt when it is placed or paid. */
export async function composeOrderMail(
  { db, config }: WritingDeps,
  { orderId, news }: NoticeOf<'order'>,
): Promise<Message | null> {
  const detail = await findOrder(db, orderId)
  const to = detail ? mailAddress(detail.order.email, config.customerDomain) : null
  if (!detail || !to) return null
  const { order, store } = detail
  const { language } = order
  const texts = textsIn(language).order
  const ready = zoned(order.readyAt ?? order.createdAt, store.timeZone)
  const values = {
    store: store.name[language],
    id: order.id,
    time: `${sentenceDayTime(ready, language, order.createdAt)} (${offsetName(ready)})`,
  }
  const isReceipt = news === 'placed' || news === 'paid'
  return writeMail(to, {
    language,
    subject: fillText(texts[news].subject, values),
    paragraphs: [fillText(texts[news].text, values), ...(news === 'canceled' ? [refundText(detail)] : [])],
    from: store.name[language],
    accent: makePalette(toTheme(store.theme).accent).light.accent,
    ...(isReceipt && { facts: orderFacts(detail), ...receiptOf(detail) }),
    link: { label: texts.see, url: `${originOf(order.site, config.storefrontOrigins)}${pathOf(order.id)}` },
  })
}

/** Null for an order that was undone. */
function findOrder(db: WritingDeps['db'], id: string): Promise<OrderDetail | null> {
  return readOrderById(db, id).catch((error) => {
    if (error instanceof Refusal) return null
    throw error
  })
}

function refundText({ order }: OrderDetail): string {
  const texts = textsIn(order.language).order
  if (order.refunded === 0) return texts.not_charged
  const amount = formatMoney({ amount: order.refunded, currency: order.currency }, order.language)
  return fillText(texts.refunded, { amount })
}

function pathOf(orderId: string): string {
  return `/account/orders/detail/${encodeURIComponent(orderId)}`
}

/** The site on which the order was placed; a store's own domain has the scheme and port of the shared one. */
function originOf(site: string, [shared = '']: string[]): string {
  if (site === 'shared' || !URL.canParse(shared)) return shared
  const url = new URL(shared)
  url.hostname = site
  return url.origin
}
