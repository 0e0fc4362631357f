import { z } from 'zod'
import { instant, price, storeKey } from '@/backend/operators/operation/fields'
import { toDecimal } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { Coupon } from './store-coupons'

export const percent = z.int().min(1).max(100)
export const perCustomer = z.int().min(1).max(1_000_000).nullable()
export const total = z.int().min(1).max(100_000_000).nullable()

export const coupon = z.object({
  store: storeKey.nullable().describe('null: valid at every store'),
  code: z.string(),
  title: z.string().describe('in English'),
  percent: percent.nullable().describe('off the goods; null: an amount'),
  amount: price.nullable(),
  currency: z.string(),
  min_subtotal: price,
  starts_at: instant,
  ends_at: instant,
  per_customer_limit: perCustomer,
  total_limit: total,
  used: z.int(),
})

export function toCoupon(row: Coupon, store: string | null, currency = DEFAULT_CURRENCY): z.input<typeof coupon> {
  return {
    store,
    code: row.code,
    title: row.title.en,
    percent: row.kind === 'percent' ? row.value : null,
    amount: row.kind === 'amount' ? toDecimal(row.value, currency) : null,
    currency,
    min_subtotal: toDecimal(row.minSubtotal, currency),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    per_customer_limit: row.perCustomerLimit,
    total_limit: row.totalLimit,
    used: row.used,
  }
}

export function couponLine(row: z.output<typeof coupon>): string {
  const { store, code, title, percent, amount, currency, used, total_limit: limit } = row
  const off = percent === null ? `${currency} ${amount} off` : `${percent}% off`
  const uses = `${used}${limit === null ? '' : ` of ${limit}`} used`
  return [store ?? 'every store', code, title, off, `${row.starts_at} to ${row.ends_at}`, uses].join('  ')
}
