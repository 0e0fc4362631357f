import type { TestResult } from '../reports/results'

const MAX_IDS = 3

/** Tests that call the API itself, and tests in which the storefront reads a recorded response. */
const API = ['tests/backend/', 'tests/race/']
const STOREFRONT = ['tests/unit/remote/', 'tests/unit/contract/', 'tests/component/', 'tests/e2e/']

/** Rows that do not involve the commerce API: its address, the storefront's own calls, browser actions, spellings. */
const WITHOUT_API = [1, 3, 4, 7, 18, 39, 51, 52, 53, 54, 55, 56, 58, 59, 60, 61, 62, 64].map((n) => `CALL-${n}`)

export interface Proofs {
  /** in the order of the rows */
  proven: string[]
  /** rows proven only on a second attempt: they neither count nor are lost */
  unsure: string[]
  /** calls proven on only one side, and which */
  oneSided: Map<string, 'API' | 'storefront'>
  /** titles with too many rows, or an unknown one */
  wrong: string[]
}

/** The rows named by passed tests. A call of the API needs a test on both sides of the wire. */
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
