import type { GivenRow } from '@/backend/catalogue-files/format/files'
import { toInstant } from '@/backend/catalogue-files/format/times'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { toCents } from '@/backend/catalogue-files/stored/desired-rows'
import type { KnownRow, StoredFacts } from '@/backend/catalogue-files/stored/facts'
import { isWebAddress, type Report } from './check-cells'

/** `stored` has the values of columns that the file lacks. */
export function checkDeal(
  { line, row }: Line<GivenRow<'deals'>>,
  { currency, zone, stored }: { currency: string; zone: string; stored: KnownRow | undefined },
  facts: StoredFacts,
  report: Report,
): void {
  if (row.category !== undefined && !facts.categories.has(row.category)) {
    report('deals', line, 'category', `${row.category} is no category`)
  }
  const price = row.price === undefined ? stored?.price : toCents(row.price, currency)
  const dealPrice = row.dealPrice === undefined ? stored?.dealPrice : toCents(row.dealPrice, currency)
  if (price !== undefined && dealPrice !== undefined && dealPrice > price) {
    report('deals', line, 'dealPrice', 'is above the regular price')
  }
  if (row.video && !isWebAddress(row.video)) report('deals', line, 'video', 'must be a whole web address')
  checkPeriod('deals', line, row, { zone, stored }, report)
}

/** `zone` is null for a coupon of all stores, which has no local time. */
export function checkCoupon(
  { line, row, fields }: Line<GivenRow<'coupons'>>,
  { zone, stored }: { zone: string | null; stored: KnownRow | undefined },
  report: Report,
): void {
  const isKept = stored && !fields.has('percent') && !fields.has('amount')
  if (!isKept && (row.percent === undefined) === (row.amount === undefined)) {
    report('coupons', line, 'percent', 'or amount must be given, not both')
  }
  const isLocal = [row.startsAt, row.endsAt].some((text) => text?.includes(' '))
  if (zone === null && isLocal) report('coupons', line, 'startsAt', 'must be an instant such as 2027-01-01T06:00:00Z')
  else checkPeriod('coupons', line, row, { zone: zone ?? 'UTC', stored }, report)
}

function checkPeriod(
  kind: 'deals' | 'coupons',
  line: number,
  row: { startsAt?: string; endsAt?: string },
  { zone, stored }: { zone: string; stored: KnownRow | undefined },
  report: Report,
): void {
  const start = toInstant(row.startsAt, zone) ?? stored?.startsAt
  const end = toInstant(row.endsAt, zone) ?? stored?.endsAt
  if (start && end && start >= end) report(kind, line, 'endsAt', 'must be after its start')
}
