import type { Diff } from './plan/diff-rows'
import type { MarketPlan } from './plan/plan-market'
import type { ShopPlan } from './plan/plan-shop'

const MAX_LISTED = 200
const MARKET = { categories: 'category', shortcuts: 'shortcut', coupons: 'coupon' } as const

export class Summary {
  created = 0
  changed = 0
  removed = 0
  /** the first 200 changes, as `dish lantern/beef-noodles: price` */
  readonly listed: string[] = []

  addMarket(plan: MarketPlan): void {
    for (const [name, kind] of Object.entries(MARKET)) this.add(kind, '', plan[name as keyof MarketPlan])
  }

  addShop({ key, tables }: ShopPlan): void {
    for (const { kind, diff } of tables) this.add(kind, kind === 'store' ? '' : `${key}/`, diff)
  }

  /** The listed changes, then `3 created, 1 changed, 0 removed`. */
  toLines(): string[] {
    const total = this.created + this.changed + this.removed
    const more = total - this.listed.length
    const figures = `${this.created} created, ${this.changed} changed, ${this.removed} removed`
    return [...this.listed, ...(more > 0 ? [`… and ${more} more`] : []), figures]
  }

  private add(kind: string, prefix: string, { created, changed, removed }: Diff): void {
    this.created += created.length
    this.changed += changed.length
    this.removed += removed.length
    const name = (key: string) => `${kind} ${prefix}${key}`
    for (const { key } of created) this.list(`${name(key)}: new`)
    for (const { key, set } of changed) this.list(`${name(key)}: ${Object.keys(set).join(', ')}`)
    for (const { key } of removed) this.list(`${name(key)}: no longer for sale`)
  }

  private list(line: string): void {
    if (this.listed.length < MAX_LISTED) this.listed.push(line)
  }
}
