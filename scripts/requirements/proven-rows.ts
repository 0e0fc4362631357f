import { readFile, writeFile } from 'node:fs/promises'

/**
 * The proven rows, one id per line in the order of the requirements, so that a change that loses one shows in its
 * diff.
 */
export const PROVEN_ROWS = 'docs/proven-rows.txt'

const toText = (ids: readonly string[]) => ids.map((id) => `${id}\n`).join('')

export function readProvenRows(): Promise<string> {
  return readFile(PROVEN_ROWS, 'utf8').catch(() => '')
}

export function writeProvenRows(proven: readonly string[]): Promise<void> {
  return writeFile(PROVEN_ROWS, toText(proven))
}

/**
 * The differences between the list and the last run; empty when up to date. A listed row that only passed on a second
 * attempt (`unsure`) is not a difference.
 */
export function refuseProvenRows(text: string, proven: readonly string[], unsure: readonly string[] = []): string[] {
  const listed = text.split('\n').filter(Boolean)
  const sure = listed.filter((id) => proven.includes(id) || !unsure.includes(id))
  if (toText(sure) === toText(proven)) return []
  const lost = sure.filter((id) => !proven.includes(id))
  const gained = proven.filter((id) => !listed.includes(id))
  const write = 'npm run requirements -- --write'
  if (lost.length > 0)
    return [`no longer proven: ${lost.join(', ')}; prove them again, or name them by taking them off ${PROVEN_ROWS}`]
  if (gained.length > 0) return [`newly proven: ${gained.join(', ')}; add them with ${write}`]
  return [`${PROVEN_ROWS} is out of order; put it right with ${write}`]
}
