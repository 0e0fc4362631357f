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
  const problems: string[] = []
  for (const { title, status } of results) {
    const ids = idsIn(title)
    problems.push(...ids.filter((id) => !rows.includes(id)).map((id) => `there is no row ${id}: ${title}`))
    if (ids.length > MAX_IDS) problems.push(`more than ${MAX_IDS} rows: ${title}`)
    if (status === 'empty') problems.push(`asserts nothing: ${title}`)
  }
  const files = filesByRow(results)
  return [...problems, ...rows.flatMap((id) => problemOf(id, files.get(id) ?? []) ?? [])]
}

/** The rows that `results` do not prove, or on one side of the wire only. */
export function unprovenRows(rows: readonly string[], results: readonly TestResult[]): string[] {
  const files = filesByRow(results)
  return rows.filter((id) => problemOf(id, files.get(id) ?? []) !== null)
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(([, id = '']) => id)
}

/** The files that prove each row. */
function filesByRow(results: readonly TestResult[]): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const { title, file, status } of results)
    if (status === 'passed' || status === 'flaky')
      for (const id of idsIn(title)) files.set(id, [...(files.get(id) ?? []), file])
  return files
}

function problemOf(id: string, files: string[]): string | null {
  if (files.length === 0) return `no test proves ${id}`
  if (!id.startsWith('CALL-') || WITHOUT_API.includes(id)) return null
  if (!files.some((file) => API.test(file))) return `${id} is proven on the storefront's side only`
  return files.some((file) => STOREFRONT.test(file)) ? null : `${id} is proven on the API's side only`
}
