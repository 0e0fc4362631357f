import type { z } from 'zod'
import { mailAddress } from '@/backend/messages/mail-address'
import { draftMail, type MessageDraft, type WritingDeps } from '@/backend/messages/message-draft'
import type { REFUND_MAIL } from '@/backend/orders/notifications/message-kinds'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { makePalette } from '@/lib/domain/theme/palette'
import { toTheme } from '@/lib/domain/theme/theme'
import { findOrder, orderLink } from './order-mail'
import { refundTexts } from './refund-texts'

/** Null without an address of the customer's own. */
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
  const values = { store: store.name[language], id: order.id, reason: refund.reason }
  return draftMail(to, {
    language,
    subject: fillText(texts.subject, values),
    paragraphs: [
      fillText(texts.text, values),
      ...(refund.reason ? [fillText(texts.reason, values)] : []),
      ...refundTexts(order, [refund]),
    ],
    from: store.name[language],
    accent: makePalette(toTheme(store.theme).accent).light.accent,
    link: orderLink(order, config.storefrontOrigins),
  })
}
