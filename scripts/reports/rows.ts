import { readFile } from 'node:fs/promises'
import type { TestResult } from './results'

const MAX_IDS = 3

const API = /^tests\/(backend|race)\//
const STOREFRONT = /^tests\/(unit\/(commerce-client|contract)|component|e2e)\//

/** Rows that do not involve the commerce API: its address, the storefront's own calls, browser actions, spellings. */
const WITHOUT_API = [1, 3, 4, 7, 18, 39, 51, 52, 53, 54, 55, 56, 58, 59, 60, 61, 62, 64].map((n) => `CALL-${n}`)

/** Skips the list of open points, which repeats rows. */
export async function readRows(file: string): Promise<string[]> {
  const text = (await readFile(file, 'utf8')).split(/^## Open points/m)[0] ?? ''
  return [...text.matchAll(/^\| ([A-Z0-9]+-\d+) \|/gm)].map(([, id = '']) => id)
}

/**
 * A row that no test names which ran and passed, a call of the API that is not named on both sides of the wire, a title
 * with a row that does not exist or with too many, a test that asserts nothing.
 */
export function findRowProblems(rows: readonly string[], results: readonly TestResult[]): string[] {
  const files = new Map<string, string[]>(rows.map((id) => [id, []]))
  const problems: string[] = []
  for (const { title, file, status } of results) {
    const ids = [...title.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(([, id = '']) => id)
    problems.push(...ids.filter((id) => !files.has(id)).map((id) => `there is no row ${id}: ${title}`))
    if (ids.length > MAX_IDS) problems.push(`more than ${MAX_IDS} rows: ${title}`)
    if (status === 'empty') problems.push(`asserts nothing: ${title}`)
    if (status === 'passed' || status === 'flaky') for (const id of ids) files.get(id)?.push(file)
  }
  for (const [id, by] of files) {
    if (by.length === 0) problems.push(`no test proves ${id}`)
    else if (!id.startsWith('CALL-') || WITHOUT_API.includes(id)) continue
    else if (!by.some((file) => API.test(file))) problems.push(`${id} is proven on the storefront's side only`)
    else if (!by.some((file) => STOREFRONT.test(file))) problems.push(`${id} is proven on the API's side only`)
  }
  return problems
}
