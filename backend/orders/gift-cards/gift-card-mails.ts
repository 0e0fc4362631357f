import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { customers } from '@/backend/customers/schema/customers'
import { mailAddress } from '@/backend/messages/mail-address'
import { draftMail, type MessageDraft, type WritingDeps } from '@/backend/messages/message-draft'
import type {
  GIFT_CARD_BOUGHT,
  GIFT_CARD_RECEIVED,
  GIFT_CARD_WAITING,
} from '@/backend/orders/notifications/message-kinds'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { unseal } from '@/backend/platform/seal'
import { formatMoney } from '@/lib/domain/money/money'

/** The mail to the buyer of a card, in the language of the order. */
export async function composeBoughtCard(
  { db, config }: WritingDeps,
  { orderLineId, nth }: z.output<typeof GIFT_CARD_BOUGHT.content>,
): Promise<MessageDraft | null> {
  const [found] = await db
    .select({ card: giftCards, store: stores.name, email: orders.email, language: orders.language })
    .from(giftCards)
    .innerJoin(orders, eq(orders.id, giftCards.orderId))
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .where(and(eq(giftCards.orderLineId, orderLineId), eq(giftCards.nth, nth)))
  const to = found ? mailAddress(found.email, config.customerDomain) : null
  if (!found || !to) return null
  const { card, language } = found
  const texts = textsIn(language).gift_card
  const amount = formatMoney({ amount: card.bookValue, currency: card.currency }, language)
  const values = { store: found.store[language], amount, code: card.code }
  return draftMail(to, {
    language,
    subject: fillText(texts.bought_subject, values, language),
    paragraphs: [fillText(texts.bought, values, language), fillText(texts.number, values, language)],
  })
}

/** The mail to an address that a card waits for; null once the card has been taken back. */
export async function composeWaitingCard(
  { db, config }: WritingDeps,
  { email, sealed, language }: z.output<typeof GIFT_CARD_WAITING.content>,
): Promise<MessageDraft | null> {
  const [found] = await db
    .select({ card: giftCards, giver: customers.firstName, store: stores.name })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .innerJoin(customers, eq(customers.id, giftCards.customerId))
    .where(and(eq(giftCards.code, unseal(config.secrets.code, sealed)), eq(giftCards.waitsFor, email)))
  if (!found) return null
  const { card } = found
  const texts = textsIn(language).gift_card
  const values = {
    giver: found.giver || texts.somebody,
    store: found.store[language],
    amount: formatMoney({ amount: card.balance, currency: card.currency }, language),
  }
  return draftMail(email, {
    language,
    subject: fillText(texts.received_subject, values, language),
    paragraphs: [fillText(texts.received, values, language), texts.waiting],
    link: { label: texts.confirm, url: `${config.storefrontOrigins[0] ?? ''}/account` },
  })
}

/** The mail to the receiver of a card, with the comment of its giver. */
export async function composeReceivedCard(
  { db, config }: WritingDeps,
  { entryId, receiverId, sealed, language }: z.output<typeof GIFT_CARD_RECEIVED.content>,
): Promise<MessageDraft | null> {
  const [found] = await db
    .select({ card: giftCards, entry: transfers, giver: customers.firstName, store: stores.name })
    .from(transfers)
    .innerJoin(giftCards, eq(giftCards.code, transfers.giftCard))
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .leftJoin(customers, eq(customers.id, transfers.customerId))
    .where(eq(transfers.id, entryId))
  const [receiver] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, receiverId))
  const to = receiver ? mailAddress(receiver.email, config.customerDomain) : null
  if (!found || !to) return null
  const { card, entry } = found
  const texts = textsIn(language).gift_card
  const values = {
    giver: found.giver || texts.somebody,
    store: found.store[language],
    amount: formatMoney({ amount: entry.amount, currency: card.currency }, language),
    code: card.code,
  }
  return draftMail(to, {
    language,
    subject: fillText(texts.received_subject, values, language),
    paragraphs: [
      fillText(texts.received, values, language),
      fillText(texts.number, values, language),
      unseal(config.secrets.code, sealed),
    ].filter((text) => text !== ''),
  })
}
