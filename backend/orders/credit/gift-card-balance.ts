import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { giftCards } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

/**
 * What a gift card can pay, in minor units; 0 without a code. Throws `invalidRequest` unless the card is valid: at its
 * own store, for its owner, until it expires or is given away.
 */
export async function giftCardBalance(
  db: Database,
  customerId: number,
  code: string,
  gid: number,
  now: Date,
): Promise<number> {
  if (!code) return 0
  const [card] = await db
    .select({ balance: giftCards.balance })
    .from(giftCards)
    .where(
      and(
        eq(giftCards.code, code),
        eq(giftCards.customerId, customerId),
        eq(giftCards.gid, gid),
        isNull(giftCards.waitsFor),
        or(isNull(giftCards.expiresAt), gt(giftCards.expiresAt, now)),
      ),
    )
  if (!card) throw new DomainError('invalidRequest', 'unknown gift card')
  return card.balance
}
