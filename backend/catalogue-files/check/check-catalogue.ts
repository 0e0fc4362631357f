import { type CatalogueFile, FILES, type FileKind, toColumn } from '@/backend/catalogue-files/format/files'
import { groupShops, type ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Problems } from '@/backend/catalogue-files/read/problems'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { KnownCategory, StoredFacts } from '@/backend/catalogue-files/stored/facts'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { checkMoney, type Report, reportTo } from './check-cells'
import { checkCoupon } from './check-deals'
import { checkWhole } from './check-new-rows'
import { checkShop } from './check-shop'
import { checkTaxes } from './check-taxes'

/**
 * Checks all files against each other and the stored rows, collects problems, and returns the stores by key. Nothing is
 * checked if a file could not be read to its end.
 */
export function checkCatalogue(
  catalogue: Catalogue,
  stored: StoredFacts,
  problems: Problems,
  isReplacing: boolean,
): Map<string, ShopFiles> {
  if (problems.isUnreadable) return new Map()
  const report = reportTo(problems)
  checkUnique(catalogue, report)
  const categories = checkCategories(catalogue, { stored: stored.categories, isReplacing }, problems, report)
  const shops = groupShops(catalogue, stored.stores, isReplacing, problems)
  for (const shop of shops.values()) checkShop(shop, { ...stored, categories }, report)
  const keys = new Set([...stored.stores.keys(), ...(catalogue.stores?.map(({ row }) => row.key) ?? [])])
  checkTaxes(catalogue, { stores: keys, taxClasses: stored.taxClasses }, report)
  const hosts = new Map<string, number>()
  for (const { line, row } of catalogue.domains ?? []) {
    if (row.domain === undefined) continue
    const before = hosts.get(row.domain)
    if (before) report('domains', line, 'domain', `is also on line ${before}`)
    hosts.set(row.domain, line)
  }
  for (const coupon of catalogue.coupons ?? []) {
    if (coupon.row.store !== undefined) continue
    const known = stored.sharedCoupons.get(coupon.row.code.toLowerCase())
    if (!known) checkWhole('coupons', coupon, report)
    checkCoupon(coupon, { zone: null, stored: known }, report)
    checkMoney('coupons', coupon.line, coupon.row, DEFAULT_CURRENCY, report)
  }
  return shops
}

/** Returns the categories as they will be after the import. */
function checkCategories(
  { categories }: Catalogue,
  { stored, isReplacing }: { stored: Map<number, KnownCategory>; isReplacing: boolean },
  problems: Problems,
  report: Report,
): Map<number, KnownCategory> {
  if (!categories) return stored
  const wanted = new Map(isReplacing ? [] : stored)
  for (const each of categories) {
    const { id, parent } = each.row
    const known = stored.get(id)
    if (!known) checkWhole('categories', each, report)
    const parentId = known && !each.fields.has('parent') ? known.parentId : (parent ?? null)
    wanted.set(id, { parentId, isUsed: known?.isUsed ?? false })
  }
  for (const { line, row } of categories) {
    const isTop = row.id % 100 === 0
    const parentId = wanted.get(row.id)?.parentId ?? null
    if (isTop !== (parentId === null)) report('categories', line, 'parent', 'is given for all but level 1')
    else if (parentId !== null && !hasTop(row.id, wanted)) {
      report('categories', line, 'parent', `${parentId} is no category of levels 1 or 2`)
    }
  }
  for (const [id, { isUsed }] of stored) {
    if (!isUsed || wanted.has(id)) continue
    problems.add({ file: FILES.categories.name, line: 0, message: `lacks ${id}, which stores or deals are in` })
  }
  return wanted
}

function hasTop(id: number, wanted: Map<number, KnownCategory>): boolean {
  const parent = wanted.get(id)?.parentId ?? null
  if (parent === null || !wanted.has(parent)) return false
  const above = wanted.get(parent)?.parentId ?? null
  return above === null || (wanted.has(above) && wanted.get(above)?.parentId === null)
}

/** Reports rows with the same identifying columns; coupon codes are case-insensitive. */
function checkUnique(catalogue: Catalogue, report: Report): void {
  for (const kind of Object.keys(FILES) as FileKind[]) {
    const { unique }: CatalogueFile = FILES[kind]
    if (unique.length === 0) continue
    const first = new Map<string, number>()
    for (const { line, row } of catalogue[kind] ?? []) {
      const cells = row as Record<string, unknown>
      const named = unique.map((field) => `${cells[field] ?? ''}`)
      const id = named.join('\n').toLowerCase()
      const before = first.get(kind === 'coupons' ? id : named.join('\n'))
      if (before) report(kind, line, unique.map(toColumn).join(', '), `${named.join(' ')} is also on line ${before}`)
      else first.set(kind === 'coupons' ? id : named.join('\n'), line)
    }
  }
}
