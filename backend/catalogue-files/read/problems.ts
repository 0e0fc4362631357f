export interface Problem {
  file: string
  /** from 1, the header; 0: the file itself */
  line: number
  column?: string | undefined
  message: string
}

const MAX_LISTED = 100
/** of one column of a file */
const MAX_OF_KIND = 10

/** All are counted; the first ten of each column are kept, up to 100. */
export class Problems {
  readonly listed: Problem[] = []
  count = 0
  /** whether a file could not be read to its end: then rows of other files seem to refer to nothing */
  isUnreadable = false
  /** what a file of another form calls the places of ours */
  rename = (problem: Problem): Problem => problem
  private readonly unlisted = new Map<string, number>()
  private readonly ofKind = new Map<string, number>()

  add(given: Problem): void {
    const problem = this.rename(given)
    const kind = [problem.file, problem.column].filter(Boolean).join(' ')
    const before = this.ofKind.get(kind) ?? 0
    this.ofKind.set(kind, before + 1)
    this.count += 1
    if (before < MAX_OF_KIND && this.listed.length < MAX_LISTED) this.listed.push(problem)
    else this.unlisted.set(kind, (this.unlisted.get(kind) ?? 0) + 1)
  }

  addUnreadable(problem: Problem): void {
    this.isUnreadable = true
    this.add(problem)
  }

  /** `dishes.csv:12 price: must be an amount such as 12.50`, one line each, then how many more there are of a column. */
  toLines(): string[] {
    const lines = this.listed.map(
      ({ file, line, column, message }) => `${file}${line ? `:${line}` : ''}${column ? ` ${column}` : ''}: ${message}`,
    )
    const more = [...this.unlisted].map(([kind, count]) => `… and ${count} more of ${kind}`)
    return [...lines, ...more]
  }
}

export class CatalogueError extends Error {
  constructor(readonly problems: Problems) {
    const { count } = problems
    const total = count === 1 ? '1 problem' : `${count} problems`
    super(`${problems.toLines().join('\n')}\n${total}; nothing was written.`)
    this.name = 'CatalogueError'
  }
}
