/** A tax on a class of what is sold at a place, for a time. */
export interface TaxRule {
  /** ISO 3166 */
  country: string
  /** its code; empty: the whole country */
  region: string
  /** null: every store of the place */
  gid: number | null
  taxClass: string
  /** as bills have it, such as `GST` */
  label: string
  /** under which the tax is collected; empty for none */
  number: string
  /** thousandths of a percent (5 % is 5000); 0 says that the class is not taxed */
  rate: number
  /** the prices contain it */
  isIncluded: boolean
  /** `YYYY-MM-DD` of the store, both included; null: without a beginning, without an end */
  from: string | null
  until: string | null
}

/** A tax as it applies to a class. */
export type TaxRate = Pick<TaxRule, 'label' | 'number' | 'rate' | 'isIncluded'>

interface Place {
  gid: number
  country: string
  /** its code */
  region: string
}

/**
 * The rules of a class at a place and day, also those that say that it is not taxed. The most particular replace all
 * others: those of the store, then those of its region, then those of its country; within each, those in the database
 * before those that are shipped.
 */
export function rulesOf<Rule extends TaxRule>(
  levels: readonly (readonly Rule[])[],
  place: Place,
  taxClass: string,
  day: string,
): Rule[] {
  const rules = levels.map((level) => level.filter((rule) => rule.taxClass === taxClass && isValid(rule, day)))
  const tiers = [
    (rule: TaxRule) => rule.gid === place.gid,
    (rule: TaxRule) => isOf(rule, place) && rule.region !== '' && rule.region === place.region,
    (rule: TaxRule) => isOf(rule, place) && rule.region === '',
  ]
  for (const level of rules) {
    for (const isMeant of tiers) {
      const found = level.filter(isMeant)
      if (found.length > 0) return found
    }
  }
  return []
}

/** The taxes on a class at a place and day. */
export function ratesOf(...of: Parameters<typeof rulesOf<TaxRule>>): TaxRate[] {
  return rulesOf(...of).filter(({ rate }) => rate > 0)
}

function isOf({ gid, country }: TaxRule, place: Place): boolean {
  return gid === null && country === place.country
}

function isValid({ from, until }: TaxRule, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}
