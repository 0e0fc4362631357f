import { and, eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { giftCardEntries, giftCards } from '@/backend/db/schema/ledgers'
import { outbox } from '@/backend/db/schema/payments'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { findBySignIn } from '@/backend/services/customers/sign-in-address'
import { GIFT_CARD_ENTRY } from '@/lib/domain/codes/gift-card-entry'

/**
 * Transfers the customer's own card with its balance to another account, found by email or phone. The update is
 * guarded by the owner, so of two concurrent transfers one fails. Throws `notRegistered`, `invalidRequest` (to
 * oneself).
 */
export async function transferGiftCard(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  customerId: number,
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
    await tx.insert(giftCardEntries).values([
      { code, type: GIFT_CARD_ENTRY.transferred, extra: receiver.firstName, delta: -balance, balance: 0, createdAt },
      { code, type: GIFT_CARD_ENTRY.received, extra: giver?.firstName ?? '', delta: balance, balance, createdAt },
    ])
    await tx.insert(outbox).values({
      channel: 'email',
      recipient: receiver.email,
      subject: 'You have been given a gift card',
      body: [`${giver?.firstName || 'Somebody'} has given you the gift card ${code}.`, gift.comment].join(' ').trim(),
      createdAt,
    })
  })
}
