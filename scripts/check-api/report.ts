/** `limited`: a part of it works; `detail` says which, or why not. */
type State = 'works' | 'limited' | 'absent' | 'not tried'

export interface Finding {
  state: State
  detail: string
}

export interface Feature extends Finding {
  name: string
}

/** `fails`: shoppers get an error page; `in part`: `missing` names what the page lacks. */
export interface PageReport {
  page: string
  path: string
  state: 'works' | 'in part' | 'fails' | 'not tried'
  missing: string[]
}

export interface FieldReport {
  /** path within the records of its call, such as `list.*.nm` */
  path: string
  /** its description in the contract */
  meaning: string
  /** how often it was absent or unreadable, out of `of` objects that could have had it */
  count: number
  of: number
  /** why it is unreadable; null if it was absent */
  reason: string | null
  /** what a shopper sees without it */
  consequence: string
}

export interface CallReport {
  name: string
  method: string
  path: string
  times: number
  /** ms */
  median: number
  slowest: number
  /** how often each code was answered, with its message unless it is 200; reasons for no answer are counted too */
  codes: Record<string, number>
  errors: Record<string, number>
  /** fields of the original documents first, then Plaza's additions */
  missing: FieldReport[]
  missingAdditions: FieldReport[]
  odd: FieldReport[]
  /** keys that the storefront does not know */
  unread: string[]
}

/** What contradicts the contract although it can be read. */
export interface Fault {
  name: string
  /** the first of `count` */
  cases: string[]
  count: number
  /** what was compared to find it */
  compares: string
  /** what a shopper sees of it */
  sees: string
  /** where the contract has it, as `docs/contract/formats.md#times` */
  contract: string
}

export interface Report {
  url: string
  /** ISO 8601 */
  at: string
  faults: Fault[]
  pages: PageReport[]
  features: Feature[]
  calls: CallReport[]
}

/** 0: all is well; 1: a shopper sees a fault; 2: no page can be shown. */
export function exitCode({ pages, faults }: Report): 0 | 1 | 2 {
  if (pages.every(({ state }) => state === 'fails' || state === 'not tried')) return 2
  return faults.length > 0 || pages.some(({ state }) => state === 'fails') ? 1 : 0
}
