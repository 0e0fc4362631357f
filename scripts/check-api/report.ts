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
  /** as `list.*.nm`, within the records of its call */
  path: string
  /** what it is, in the words of the contract */
  meaning: string
  /** how often it was absent or could not be read, of `of` times that its place was there */
  count: number
  of: number
  /** why it could not be read; null where it was absent */
  reason: string | null
  /** what a shopper sees because of it */
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
  /** the codes that it answered with, others than 200 with their message, and how often; why there was none, likewise */
  codes: Record<string, number>
  errors: Record<string, number>
  /** of the documents, then those that are additions of ours */
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
