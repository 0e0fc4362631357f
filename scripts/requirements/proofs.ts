import type { TestResult } from '../reports/results'

const MAX_IDS = 3

/** Where a call is asked of the API itself, and where the storefront reads a written-down answer of it. */
const API = ['tests/backend/', 'tests/race/']
const STOREFRONT = ['tests/unit/remote/', 'tests/unit/contract/', 'tests/component/', 'tests/e2e/']

/** What the commerce API has no part in: its address, the storefront's own calls, actions in the browser, spellings. */
const WITHOUT_API = [1, 3, 4, 7, 18, 39, 51, 52, 53, 54, 55, 56, 58, 59, 60, 61, 62, 64].map((n) => `CALL-${n}`)

export interface Proofs {
  /** in the order of the rows */
  proven: string[]
  /** rows that only a second try proved: they do not count, and are not lost either */
  unsure: string[]
  /** calls that one side alone proves, and which */
  oneSided: Map<string, 'API' | 'storefront'>
  /** titles that name too many rows, or one that is none */
  wrong: string[]
}

/** Which rows the passed tests name. A call of the API needs a test on both sides of the wire. */
export function findProofs(rows: ReadonlyMap<string, string>, results: readonly TestResult[]): Proofs {
  const files = new Map<string, string[]>()
  const retried = new Set<string>()
  const wrong: string[] = []
  for (const { title, file, status } of results) {
    const ids = [...title.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(([, id = '']) => id)
    if (status === 'flaky') for (const id of ids) retried.add(id)
    if (status !== 'passed') continue
    const unknown = ids.filter((id) => !rows.has(id))
    if (unknown.length > 0) wrong.push(`unknown ${unknown.join(', ')}: ${title}`)
    if (ids.length > MAX_IDS) wrong.push(`more than ${MAX_IDS} rows: ${title}`)
    for (const id of ids) files.set(id, [...(files.get(id) ?? []), file])
  }
  const proven: string[] = []
  const oneSided: Proofs['oneSided'] = new Map()
  for (const id of rows.keys()) {
    const by = files.get(id) ?? []
    const isIn = (folders: string[]) => by.some((file) => folders.some((folder) => file.startsWith(folder)))
    if (!id.startsWith('CALL-') || WITHOUT_API.includes(id)) {
      if (by.length > 0) proven.push(id)
    } else if (isIn(API) && isIn(STOREFRONT)) proven.push(id)
    else if (isIn(API)) oneSided.set(id, 'API')
    else if (isIn(STOREFRONT)) oneSided.set(id, 'storefront')
  }
  const unsure = [...retried].filter((id) => !proven.includes(id))
  return { proven, unsure, oneSided, wrong }
}
