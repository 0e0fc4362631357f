import { z } from 'zod'
import type { TaxRule } from '@/backend/catalogue/taxes/tax-rule'
import { taxesFile } from '@/backend/catalogue-files/format/shop-files'
import { documentedCountry } from '@/lib/domain/places/countries'

const { country, region, taxClass, label, number, validFrom, validUntil } = taxesFile.shape
/** In a percentage. */
const THOUSANDTHS = 1000

const rate = z
  .number()
  .min(0)
  .max(100)
  .refine((percent) => toThousandths(percent) / THOUSANDTHS === percent, 'must have at most 3 decimals')
  .describe('percent; 0 says that the class is not taxed')

/** A tax of a store itself, as a row of taxes.csv has it. */
export const ownTax = z.object({
  country,
  region: region.describe('code of the province or state; left out, as the country: that of the store'),
  tax_class: taxClass.describe('`meal`, `liquor`, `goods`, `service`, `delivery`, or a word of yours'),
  label,
  number,
  rate,
  valid_from: validFrom,
  valid_until: validUntil,
  included: z.boolean().default(false).describe('whether prices contain it; otherwise it is added'),
})

interface StorePlace {
  country: string
  region: string
}

export function toRule(tax: z.output<typeof ownTax>, store: StorePlace): Omit<TaxRule, 'gid'> {
  return {
    country: tax.country ?? store.country,
    region: tax.region ?? (tax.country ? '' : store.region),
    taxClass: tax.tax_class,
    label: tax.label,
    number: tax.number ?? '',
    rate: toThousandths(tax.rate),
    isIncluded: tax.included,
    from: tax.valid_from ?? null,
    until: tax.valid_until ?? null,
  }
}

/** What `ownTax` reads again; the place is left out where it is the store's. */
export function toOwnTax(rule: TaxRule, store: StorePlace): z.input<typeof ownTax> {
  const isElsewhere = rule.country !== store.country || rule.region !== store.region
  return {
    ...(isElsewhere && { country: documentedCountry(rule.country)?.code, region: rule.region }),
    tax_class: rule.taxClass,
    label: rule.label,
    ...(rule.number && { number: rule.number }),
    rate: toPercent(rule),
    ...(rule.from && { valid_from: rule.from }),
    ...(rule.until && { valid_until: rule.until }),
    included: rule.isIncluded,
  }
}

export function toPercent({ rate: thousandths }: Pick<TaxRule, 'rate'>): number {
  return thousandths / THOUSANDTHS
}

function toThousandths(percent: number): number {
  return Math.round(percent * THOUSANDTHS)
}
