import { and, eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { giftCardEntries, giftCards } from '@/backend/db/schema/ledgers'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { findBySignIn } from '@/backend/services/customers/sign-in-address'
import { latestLanguage } from '@/backend/services/notices/latest-language'
import { queueNotice } from '@/backend/services/notices/queue-notice'
import { seal } from '@/backend/services/notices/seal'
import { GIFT_CARD_ENTRY } from '@/lib/domain/codes/gift-card-entry'
import type { Language } from '@/lib/domain/site/languages'

/**
 * Transfers the customer's own card with its balance to another account, found by email or phone, and tells its new
 * owner, in the language of their last order, else in the giver's. The update is guarded by the owner, so of two
 * concurrent transfers one fails. Throws `notRegistered`, `invalidRequest` (to oneself).
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
    const { code, balance } = card
    const given = { type: GIFT_CARD_ENTRY.transferred, extra: receiver.firstName, delta: -balance, balance: 0 }
    const received = { type: GIFT_CARD_ENTRY.received, extra: giver?.firstName ?? '', delta: balance, balance }
    await tx.insert(giftCardEntries).values({ code, ...given, createdAt })
    const [entry] = await tx
      .insert(giftCardEntries)
      .values({ code, ...received, createdAt })
      .returning({ id: giftCardEntries.id })
    if (!entry) throw new Error('the transfer was not recorded')
    const notice = {
      kind: 'gift_card_received',
      entryId: entry.id,
      receiverId: receiver.id,
      sealed: seal(config.secrets.code, gift.comment),
      language: await latestLanguage(tx, receiver.id, language),
    } as const
    await queueNotice(tx, notice, createdAt)
  })
}
