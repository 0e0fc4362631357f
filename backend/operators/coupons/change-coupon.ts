import { and, eq, isNull, sql } from 'drizzle-orm'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { coupons } from '@/backend/catalogue/schema/coupons'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Localised } from '@/lib/domain/languages/languages'

export type Coupon = typeof coupons.$inferSelect

/** What is left out stays. */
export type CouponChange = Partial<
  Pick<Coupon, 'kind' | 'value' | 'minSubtotal' | 'startsAt' | 'endsAt' | 'perCustomerLimit' | 'totalLimit'>
> & { title?: Partial<Localised> }

interface CouponName {
  /** in any case */
  code: string
  /** null: of every store */
  gid: number | null
}

/**
 * Quotes that are made from now on have it; placed orders keep what was deducted. A total limit below its uses makes it
 * used up. Pages that show it are rendered again. Throws `notFound`, and `invalidRequest` where it would end before it
 * starts.
 */
export async function changeCoupon(
  db: Database,
  { code, gid }: CouponName,
  { title, ...change }: CouponChange,
  now: Date,
): Promise<Coupon> {
  return inTransaction(db, async (tx) => {
    const which = and(
      sql`lower(${coupons.code}) = lower(${code})`,
      gid === null ? isNull(coupons.gid) : eq(coupons.gid, gid),
      isNull(coupons.retiredAt),
    )
    const [before] = await tx.select().from(coupons).where(which).for('update')
    if (!before) throw new DomainError('notFound', 'no such coupon')
    const set = { ...change, title: { ...before.title, ...title } }
    const { startsAt = before.startsAt, endsAt = before.endsAt, totalLimit } = set
    if (startsAt >= endsAt) throw new DomainError('invalidRequest', 'a coupon ends after its start')
    if (typeof totalLimit === 'number') set.totalLimit = Math.max(totalLimit, before.used)
    await tx.update(coupons).set(set).where(eq(coupons.id, before.id))
    await publishChange(tx, { tags: [gid === null ? 'catalogue' : `store:${gid}`] }, now)
    return { ...before, ...set }
  })
}
