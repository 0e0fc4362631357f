export interface Problem {
  file: string
  /** 1 is the header, 0 the file itself */
  line: number
  column?: string | undefined
  message: string
}

const MAX_LISTED = 100
/** Listed problems per column of a file. */
const MAX_OF_KIND = 10

/** Counts all problems and lists the first ten of each column, up to 100. */
export class Problems {
  readonly listed: Problem[] = []
  count = 0
  /** whether a file could not be read to its end, so that references from other files cannot be checked */
  isUnreadable = false
  /** renames the place of a problem to its place in the file of another system */
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

  /** Lines such as `dishes.csv:12 price: must be an amount such as 12.50`, then the counts of unlisted problems. */
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
