import type { MarketPlan } from '@/backend/catalogue-files/plan/plan-market'
import type { ShopPlan } from '@/backend/catalogue-files/plan/plan-shop'
import type { TaxPlan } from '@/backend/catalogue-files/plan/plan-taxes'
import { type Problem, ProblemList } from '@/backend/catalogue-files/read/problems'
import type { Diff } from '@/backend/catalogue-files/stored/diff-rows'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { describeChange } from './describe-change'

/** Listed changes per kind of row and kind of change. */
const MAX_LISTED = 10
const MARKET = { categories: 'category', shortcuts: 'shortcut', coupons: 'coupon' } as const
const PLURALS: Record<string, string> = { category: 'categories', dish: 'dishes', tax: 'taxes' }

interface Counts {
  new: number
  changed: number
  'no longer for sale': number
  'not in the files, as before': number
}

/** What `--json` prints of an import. */
interface SummaryJson {
  created: number
  changed: number
  removed: number
  notes: readonly string[]
  warnings: readonly Problem[]
  warningCount: number
  changes: readonly string[]
}

export class Summary {
  /** `notes` and `warnings` come before all other lines. */
  constructor(
    private readonly notes: readonly string[] = [],
    private readonly warnings = new ProblemList(),
  ) {}

  created = 0
  changed = 0
  removed = 0
  /** the first ten changes of each kind, such as `dish lantern/beef-noodles: price 16.00 → 17.00` */
  readonly listed: string[] = []
  private readonly counts = new Map<string, Counts>()
  private readonly unlisted = new Map<string, number>()

  addMarket(plan: MarketPlan): void {
    for (const [name, kind] of Object.entries(MARKET)) {
      this.add(kind, '', plan[name as keyof MarketPlan], { currency: DEFAULT_CURRENCY })
    }
  }

  addTaxes({ created, removed }: TaxPlan): void {
    const rows = created.map(({ key, row }) => ({ id: 0, key, row }))
    this.add(
      'tax',
      '',
      { created: rows, removed, changed: [], remembered: [], kept: 0 },
      { currency: DEFAULT_CURRENCY },
    )
  }

  addShop({ key, tables, ...names }: ShopPlan): void {
    for (const { kind, diff } of tables) this.add(kind, kind === 'store' ? '' : `${key}/`, diff, names)
  }

  /** The listed changes, the counts of each kind, and the total, such as `3 created, 1 changed, 0 removed`. */
  toLines(): string[] {
    const more = [...this.unlisted].map(([what, count]) => `… and ${count} more ${what}`)
    const kinds = [...this.counts].map(([kind, counts]) => `${kind}: ${countsText(counts)}`)
    const figures = `${this.created} created, ${this.changed} changed, ${this.removed} removed`
    const warnings = this.warnings.toLines().map((line) => `warning: ${line}`)
    return [...this.notes, ...warnings, ...this.listed, ...more, ...kinds, figures]
  }

  /** As `toLines`; `warnings` are the listed ones of `warningCount`. */
  toJson(): SummaryJson {
    const { created, changed, removed, notes, listed: changes, warnings } = this
    return { created, changed, removed, notes, warnings: warnings.listed, warningCount: warnings.count, changes }
  }

  private add(
    kind: string,
    prefix: string,
    { created, changed, removed, kept }: Diff,
    names: Parameters<typeof describeChange>[1],
  ): void {
    this.created += created.length
    this.changed += changed.length
    this.removed += removed.length
    this.count(kind, {
      new: created.length,
      changed: changed.length,
      'no longer for sale': removed.length,
      'not in the files, as before': kept,
    })
    const name = (key: string) => `${kind} ${prefix}${key}`
    this.list(kind, 'new', created, ({ key }) => `${name(key)}: new`)
    this.list(kind, 'changed', changed, (row) => `${name(row.key)}: ${describeChange(row, names)}`)
    this.list(kind, 'no longer for sale', removed, ({ key }) => `${name(key)}: no longer for sale`)
  }

  private readonly lengths = new Map<string, number>()

  private list<Row>(kind: string, way: string, rows: readonly Row[], toLine: (row: Row) => string): void {
    const what = `${PLURALS[kind] ?? `${kind}s`} ${way}`
    const before = this.lengths.get(what) ?? 0
    const shown = rows.slice(0, Math.max(0, MAX_LISTED - before))
    this.listed.push(...shown.map(toLine))
    this.lengths.set(what, before + shown.length)
    const rest = rows.length - shown.length
    if (rest > 0) this.unlisted.set(what, (this.unlisted.get(what) ?? 0) + rest)
  }

  private count(kind: string, more: Counts): void {
    const name = PLURALS[kind] ?? `${kind}s`
    const sum = Object.values(more).reduce((total, one) => total + one, 0)
    if (sum === 0) return
    const before = this.counts.get(name)
    const added = Object.entries(more).map(([way, count]) => [way, count + (before?.[way as keyof Counts] ?? 0)])
    this.counts.set(name, Object.fromEntries(added) as unknown as Counts)
  }
}

function countsText(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([way, count]) => `${count} ${way}`)
    .join(', ')
}
