export interface Problem {
  file: string
  /** from 1, the header; 0: the file itself */
  line: number
  column?: string | undefined
  message: string
}

const MAX_LISTED = 100

/** All is counted, the first 100 are kept. */
export class Problems {
  readonly listed: Problem[] = []
  count = 0
  /** whether a file could not be read to its end: then rows of other files seem to refer to nothing */
  isUnreadable = false

  add(problem: Problem): void {
    this.count += 1
    if (this.listed.length < MAX_LISTED) this.listed.push(problem)
  }

  addUnreadable(problem: Problem): void {
    this.isUnreadable = true
    this.add(problem)
  }

  /** `dishes.csv:12 price: must be an amount such as 12.50`, one line each. */
  toLines(): string[] {
    const lines = this.listed.map(
      ({ file, line, column, message }) => `${file}${line ? `:${line}` : ''}${column ? ` ${column}` : ''}: ${message}`,
    )
    const more = this.count - this.listed.length
    return more > 0 ? [...lines, `… and ${more} more`] : lines
  }
}

export class CatalogueError extends Error {
  constructor(readonly problems: Problems) {
    super(`${problems.toLines().join('\n')}\n${problems.count} problems; nothing was written.`)
    this.name = 'CatalogueError'
  }
}
