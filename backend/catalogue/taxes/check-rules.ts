import { REGIONS } from '@/lib/domain/places/regions'
import { isUntaxed, ownTaxClass } from './tax-classes'
import type { TaxRule } from './tax-rule'

/** A rule as somebody has written it down. */
interface WrittenRule extends Pick<TaxRule, 'taxClass' | 'label' | 'isIncluded' | 'from' | 'until'> {
  /** where it was found, such as `line 3` */
  name: string
  /** equal for rules of one store, region or country */
  place: string
  country: string | undefined
  region: string | undefined
}

/** As the columns of taxes.csv are called. */
type TaxField = 'region' | 'taxClass' | 'validUntil' | 'rate' | 'included'

type Report<Rule> = (rule: Rule, field: TaxField, message: string) => void

/** Checks each rule, and those of one price with each other. */
export function checkRules<Rule extends WrittenRule>(rules: readonly Rule[], report: Report<Rule>): void {
  const ofPrice = new Map<string, Rule[]>()
  for (const rule of rules) {
    checkRule(rule, report)
    const price = JSON.stringify([rule.place, rule.taxClass])
    const before = ofPrice.get(price) ?? []
    for (const one of before) checkBeside(rule, one, report)
    ofPrice.set(price, [...before, rule])
  }
}

function checkRule<Rule extends WrittenRule>(rule: Rule, report: Report<Rule>): void {
  const { country, region, taxClass, from, until } = rule
  const own = ownTaxClass(taxClass)
  if (own === '') report(rule, 'taxClass', `${taxClass} is no class that a tax can have`)
  if (isUntaxed(own)) report(rule, 'taxClass', `${taxClass} is never taxed`)
  const regions = Object.entries(REGIONS).find(([code]) => code === country)?.[1]
  if (region && regions && !Object.hasOwn(regions, region)) report(rule, 'region', `is no region of ${country}`)
  if (from && until && from > until) report(rule, 'validUntil', 'is before valid_from')
}

/** Reports two rates of one tax at one time, and prices that would contain a tax and have another added. */
function checkBeside<Rule extends WrittenRule>(rule: Rule, other: Rule, report: Report<Rule>): void {
  const [begins, ends] = [other.from ?? '', other.until ?? '9999']
  if ((rule.from ?? '') > ends || (rule.until ?? '9999') < begins) return
  if (rule.label === other.label) report(rule, 'rate', `${rule.label} has another rate on ${other.name} then`)
  else if (rule.isIncluded !== other.isIncluded)
    report(rule, 'included', `differs from ${other.name}, which is of the same prices`)
}
