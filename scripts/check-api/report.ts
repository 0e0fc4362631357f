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

export interface Report {
  url: string
  /** ISO 8601 */
  at: string
  pages: PageReport[]
  features: Feature[]
  calls: CallReport[]
}

/** Whether every page that could be tried can be shown. */
export function canOpen({ pages }: Report): boolean {
  return pages.every(({ state }) => state !== 'fails')
}
