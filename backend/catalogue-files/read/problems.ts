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

/** Counts all problems or warnings and lists the first ten of each column, up to 100. */
export class ProblemList {
  readonly listed: Problem[] = []
  count = 0
  private readonly unlisted = new Map<string, number>()
  private readonly ofKind = new Map<string, number>()

  add(problem: Problem): void {
    const kind = [problem.file, problem.column].filter(Boolean).join(' ')
    const before = this.ofKind.get(kind) ?? 0
    this.ofKind.set(kind, before + 1)
    this.count += 1
    if (before < MAX_OF_KIND && this.listed.length < MAX_LISTED) this.listed.push(problem)
    else this.unlisted.set(kind, (this.unlisted.get(kind) ?? 0) + 1)
  }

  /** Lines such as `dishes.csv:12 price: must be an amount such as 12.50`, then the counts of unlisted ones. */
  toLines(): string[] {
    const lines = this.listed.map(
      ({ file, line, column, message }) => `${file}${line ? `:${line}` : ''}${column ? ` ${column}` : ''}: ${message}`,
    )
    const more = [...this.unlisted].map(([kind, count]) => `… and ${count} more of ${kind}`)
    return [...lines, ...more]
  }
}

/** What is wrong with a catalogue, and what is only doubtful: warnings do not stop an import. */
export class Problems extends ProblemList {
  readonly warnings = new ProblemList()
  /** whether a file could not be read to its end, so that references from other files cannot be checked */
  isUnreadable = false
  /** renames the place of a problem to its place in the file of another system */
  rename = (problem: Problem): Problem => problem

  override add(problem: Problem): void {
    super.add(this.rename(problem))
  }

  addUnreadable(problem: Problem): void {
    this.isUnreadable = true
    this.add(problem)
  }

  warn(problem: Problem): void {
    this.warnings.add(this.rename(problem))
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
