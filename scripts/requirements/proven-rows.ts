import { readFile, writeFile } from 'node:fs/promises'

/** The rows that are proven, an id a line in the order of the requirements: a change that loses one shows it here. */
export const PROVEN_ROWS = 'docs/proven-rows.txt'

const toText = (ids: readonly string[]) => ids.map((id) => `${id}\n`).join('')

export function readProvenRows(): Promise<string> {
  return readFile(PROVEN_ROWS, 'utf8').catch(() => '')
}

export function writeProvenRows(proven: readonly string[]): Promise<void> {
  return writeFile(PROVEN_ROWS, toText(proven))
}

/**
 * In what the list says more, or less, than the last run proved; empty when it is true. A row that the list holds and
 * only a second try proved, one of `unsure`, is neither.
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
