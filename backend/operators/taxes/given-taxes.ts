import { checkRules } from '@/backend/catalogue/taxes/check-rules'
import type { TaxRule } from '@/backend/catalogue/taxes/tax-rule'
import { toColumn } from '@/backend/catalogue-files/format/files'
import { UsageError } from '@/backend/operators/operation/command'
import { readTypedNumber } from '@/backend/operators/operation/typed-amount'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** Throws `invalidRequest` with what an import would refuse. */
export function requireValid(rules: readonly Omit<TaxRule, 'gid'>[]): void {
  const problems: string[] = []
  const named = rules.map((rule, n) => ({ ...rule, name: `taxes.${n}`, place: `${rule.country} ${rule.region}` }))
  checkRules(named, ({ name }, field, message) => problems.push(`${name}.${toColumn(field)}: ${message}`))
  if (problems.length > 0) throw new DomainError('invalidRequest', problems.join('; ').slice(0, 500))
}

const YES_NO = new Map([
  ['yes', true],
  ['no', false],
])

/** Reads a row of taxes.csv without its place: `meal,GST,81234 5678 RT0001,5,,,no`; what is last may be left out. */
export function readTypedTax(typed: string) {
  const [taxClass, label, number, rate, from, until, included = 'no', ...more] = typed
    .split(',')
    .map((cell) => cell.trim())
  const isIncluded = YES_NO.get(included || 'no')
  if (rate === undefined || isIncluded === undefined || more.length > 0)
    throw new UsageError(`${typed}: is no class,label,number,rate,from,until,yes or no`)
  return {
    tax_class: taxClass,
    label,
    ...(number && { number }),
    rate: readTypedNumber(rate),
    ...(from && { valid_from: from }),
    ...(until && { valid_until: until }),
    included: isIncluded,
  }
}
