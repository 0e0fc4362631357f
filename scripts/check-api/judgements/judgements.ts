import type { Fault } from '@/scripts/check-api/report'
import { CHECKOUT_JUDGEMENTS } from './checkouts'
import { CURRENCY_JUDGEMENTS } from './currencies'
import { HOUR_JUDGEMENTS } from './hours'
import { ID_JUDGEMENTS } from './ids'
import type { Evidence, Judgements } from './judgement'
import { VALUE_JUDGEMENTS } from './known-values'
import { LINK_JUDGEMENTS } from './links'
import { OPTION_JUDGEMENTS } from './options'
import { PICTURE_JUDGEMENTS } from './pictures'
import { PLACE_JUDGEMENTS } from './places'
import { PRICE_JUDGEMENTS } from './prices'
import { ROW_JUDGEMENTS } from './rows'
import { TIME_JUDGEMENTS } from './times'
import { TOTAL_JUDGEMENTS } from './totals'

/** What an answer may contradict although it can be read, by its name in a report. */
export const JUDGEMENTS = {
  ...PRICE_JUDGEMENTS,
  ...CURRENCY_JUDGEMENTS,
  ...TOTAL_JUDGEMENTS,
  ...TIME_JUDGEMENTS,
  ...HOUR_JUDGEMENTS,
  ...ID_JUDGEMENTS,
  ...VALUE_JUDGEMENTS,
  ...ROW_JUDGEMENTS,
  ...OPTION_JUDGEMENTS,
  ...LINK_JUDGEMENTS,
  ...PICTURE_JUDGEMENTS,
  ...PLACE_JUDGEMENTS,
  ...CHECKOUT_JUDGEMENTS,
} satisfies Judgements

/** Of each fault a report has so many cases. */
const MOST_CASES = 5

/** Finds what contradicts the contract. */
export async function judge(evidence: Evidence): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [name, { compares, sees, contract, judge: find }] of Object.entries<Judgements[string]>(JUDGEMENTS)) {
    const cases = [...new Set(await find(evidence))]
    if (cases.length > 0)
      faults.push({
        name,
        cases: cases.slice(0, MOST_CASES),
        count: cases.length,
        compares,
        sees,
        contract: `docs/contract/${contract}`,
      })
  }
  return faults
}
