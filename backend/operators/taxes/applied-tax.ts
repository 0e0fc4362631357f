import { z } from 'zod'
import type { listRules } from '@/backend/catalogue/taxes/store-taxes'
import { toPercent } from './tax-fields'

const ORIGINS = ['store', 'region', 'country', 'shipped', 'unverified'] as const
type Rule = Awaited<ReturnType<typeof listRules>>[number]

/** A tax that applies at a store, with where it comes from. */
export const appliedTax = z.object({
  tax_class: z.string(),
  label: z.string(),
  number: z.string().describe('under which it is collected; empty for none'),
  rate: z.number().describe('percent; 0: the class is not taxed'),
  included: z.boolean().describe('prices contain it; otherwise it is added'),
  valid_from: z.iso.date().nullable(),
  valid_until: z.iso.date().nullable(),
  origin: z
    .enum(ORIGINS)
    .describe(
      'a rule of yours for the store, its region or its country; one that is shipped, with or without a source',
    ),
  source: z.string().nullable().describe('whose publication a shipped one is from'),
})

export function toAppliedTax(rule: Rule): z.input<typeof appliedTax> {
  return {
    tax_class: rule.taxClass,
    label: rule.label,
    number: rule.number,
    rate: toPercent(rule),
    included: rule.isIncluded,
    valid_from: rule.from,
    valid_until: rule.until,
    origin: originOf(rule),
    source: rule.source?.name ?? null,
  }
}

function originOf({ source, gid, region }: Rule): (typeof ORIGINS)[number] {
  if (source === undefined) return gid !== null ? 'store' : region !== '' ? 'region' : 'country'
  return source === null ? 'unverified' : 'shipped'
}

export function taxLine(tax: z.output<typeof appliedTax>): string {
  const { tax_class: word, label, number, rate, included, valid_from: from, valid_until: until, origin, source } = tax
  const times = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')
  const parts = [word, label, `${rate} %`, included ? 'contained' : 'added', number, times, source ?? origin]
  return parts.filter(Boolean).join('  ')
}
