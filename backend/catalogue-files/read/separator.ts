/** Spreadsheets separate cells by one of these, depending on language and format. */
const SEPARATORS = [',', ';', '\t']
const NAMED = /^"?sep=(.)"?\s*$/i

export interface Layout {
  separator: string
  /** the line of the header, from 1 */
  headerLine: number
}

/** The separator that gives the header the most known columns. Excel may name it on the line before. */
export function layoutOf(start: string, columns: ReadonlyMap<string, string>): Layout {
  const lines = start.split(/\r\n|\r|\n/)
  const [, named] = NAMED.exec(lines[0] ?? '') ?? []
  if (named) return { separator: named, headerLine: 2 }
  const index = lines.findIndex((line) => line.trim() !== '')
  const counted = SEPARATORS.map((separator) => {
    const cells = (lines[index] ?? '').split(separator).map((cell) => toColumnName(cell.trim().replace(/^"|"$/g, '')))
    return { separator, count: cells.filter((cell) => columns.has(cell)).length }
  })
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one))
  return { separator: best.separator, headerLine: Math.max(1, index + 1) }
}

/** `Name EN` is `name_en`. */
export function toColumnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}
