import { and, eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { giftCards } from '@/backend/db/schema/ledgers'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { findBySignIn } from '@/backend/services/customers/sign-in-address'
import { bookTransfer } from '@/backend/services/ledger/book-transfer'
import { latestLanguage } from '@/backend/services/notices/latest-language'
import { queueNotice } from '@/backend/services/notices/queue-notice'
import { seal } from '@/backend/services/notices/seal'
import type { Language } from '@/lib/domain/site/languages'

/**
 * Transfers the customer's own card with its balance to another account, found by email or phone, and tells its new
 * owner, in the language of their last order, else in the giver's. The update is guarded by the owner, so of two
 * concurrent transfers one fails. Nobody is told of an empty card. Throws `notRegistered`, `invalidRequest` (to oneself).
 */
export async function transferGiftCard(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { id: customerId, language }: { id: number; language: Language },
  gift: { code: string; receiver: string; comment: string },
): Promise<void> {
  const [giver] = await db.select().from(customers).where(eq(customers.id, customerId))
  const receiver = await findBySignIn(db, gift.receiver, giver?.countryCode ?? 'CA', config.customerDomain)
  if (!receiver) throw new Refusal('notRegistered', 'the recipient has no account')
  if (receiver.id === customerId) throw new Refusal('invalidRequest', 'the card already belongs to this account')
  const createdAt = now()
  await inTransaction(db, async (tx) => {
    const [card] = await tx
      .update(giftCards)
      .set({ customerId: receiver.id })
      .where(and(eq(giftCards.code, gift.code), eq(giftCards.customerId, customerId)))
      .returning()
    if (!card) throw new Refusal('notRegistered', 'record not found')
    const money = { amount: card.balance, currency: card.currency, giftCard: card.code }
    await bookTransfer(tx, { kind: 'card_given', ...money, customerId: receiver.id }, createdAt)
    const entryId = await bookTransfer(tx, { kind: 'card_received', ...money, customerId }, createdAt)
    if (entryId === null) return
    const notice = {
      kind: 'gift_card_received',
      entryId,
      receiverId: receiver.id,
      sealed: seal(config.secrets.code, gift.comment),
      language: await latestLanguage(tx, receiver.id, language),
    } as const
    await queueNotice(tx, notice, createdAt)
  })
}
