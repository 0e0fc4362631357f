import type { z } from 'zod'
import { mailAddress } from '@/backend/messages/mail-address'
import { draftMail, type MessageDraft, type WritingDeps } from '@/backend/messages/message-draft'
import type { STORE_MAIL } from '@/backend/orders/notifications/message-kinds'
import type { OrderDetail } from '@/backend/orders/queries/read-order'
import { amountDue } from '@/backend/orders/state/amount-due'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { fulfilmentName, isParcel } from '@/lib/domain/codes/fulfilment-method'
import { DEFAULT_LANGUAGE } from '@/lib/domain/languages/languages'
import { formatMoney } from '@/lib/domain/money/money'
import { isHandedOver } from '@/lib/domain/orders/order-rules'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { orderFacts } from './order-facts'
import { findOrder } from './order-mail'

/**
 * The mail to the store: what was ordered, for when, how it is handed over, to whom, and what is to be collected, in
 * the default language. Null where the store has no address.
 */
export async function composeStoreMail(
  { db, config }: WritingDeps,
  { orderId, news }: z.output<typeof STORE_MAIL.content>,
): Promise<MessageDraft | null> {
  const found = await findOrder(db, orderId)
  if (!found?.store.orderEmail) return null
  const detail = { ...found, order: { ...found.order, language: DEFAULT_LANGUAGE } }
  const { order, store, lines } = detail
  const texts = textsIn(DEFAULT_LANGUAGE)
  const type = isHandedOver(order)
    ? fulfilmentName(order.fulfilmentMethod, { ...store.settings, isParcel: isParcel(lines) })
    : null
  const values = { number: shortNumber(order.id) ?? order.id, type: type ? texts.shipping[type] : '' }
  return draftMail(store.orderEmail, {
    language: DEFAULT_LANGUAGE,
    subject: fillText(texts.store_order[news].subject, values, DEFAULT_LANGUAGE),
    paragraphs: [fillText(texts.store_order[news].text, values, DEFAULT_LANGUAGE)],
    from: store.name[DEFAULT_LANGUAGE],
    items: lines.map((line) => ({
      label: `${line.quantity} × ${line.name[DEFAULT_LANGUAGE]}`,
      details: line.options.map(({ choiceName }) => choiceName[DEFAULT_LANGUAGE]),
      amount: formatMoney({ amount: line.amount, currency: order.currency }, DEFAULT_LANGUAGE),
    })),
    bill: [moneyRow(detail)],
    facts: [...orderFacts(detail, config.cities), ...customerFacts(detail, config.customerDomain)],
  })
}

/** What is left to collect, or what was paid. */
function moneyRow({ order }: OrderDetail) {
  const { total_due, total_paid } = textsIn(DEFAULT_LANGUAGE).store_order
  const due = amountDue(order)
  const amount = formatMoney({ amount: due || order.totalPaid, currency: order.currency }, DEFAULT_LANGUAGE)
  return { label: due > 0 ? total_due : total_paid, amount, isTotal: true }
}

function customerFacts({ order, comments }: OrderDetail, customerDomain: string) {
  const labels = textsIn(DEFAULT_LANGUAGE).store_order
  const facts = [
    { label: labels.name, value: `${order.firstName} ${order.lastName}`.trim() },
    { label: labels.phone, value: order.phone },
    { label: labels.email, value: mailAddress(order.email, customerDomain) ?? '' },
    ...comments.filter(({ isAdmin }) => !isAdmin).map(({ body }) => ({ label: labels.comment, value: body })),
  ]
  return facts.filter(({ value }) => value !== '')
}
