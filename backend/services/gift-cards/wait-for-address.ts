import { eq } from 'drizzle-orm'
import { giftCards } from '@/backend/db/schema/ledgers'
import type { Transaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { queueNotice } from '@/backend/services/notices/queue-notice'
import { seal } from '@/backend/services/notices/seal'
import type { Language } from '@/lib/domain/site/languages'
import type { GiftCardRow } from './hand-over-gift-card'

/**
 * Lets a card wait for an address that nobody has confirmed, and mails to it what to do. Until then it is its giver's,
 * who can take it back and not spend it. The caller must have locked the card.
 */
export async function waitForAddress(
  tx: Transaction,
  { now, config }: Pick<Deps, 'now' | 'config'>,
  { code }: GiftCardRow,
  { email, comment, language }: { email: string; comment: string; language: Language },
): Promise<void> {
  await tx.update(giftCards).set({ waitsFor: email, giftComment: comment }).where(eq(giftCards.code, code))
  const sealed = seal(config.secrets.code, code)
  await queueNotice(tx, { kind: 'gift_card_waiting', email, sealed, language }, now())
}
