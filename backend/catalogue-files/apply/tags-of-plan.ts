import type { ShopPlan } from '@/backend/catalogue-files/plan/plan-shop'
import type { TablePlan } from '@/backend/catalogue-files/stored/diff-rows'
import type { Tag } from '@/lib/contract/purge'

const OWN_PAGE_ONLY = [
  'description',
  'announcements',
  'domain',
  'theme',
  'owner',
  'websiteUrl',
  'amenities',
  'payments',
]
const LISTED = [
  'name',
  'shortDescription',
  'images',
  'price',
  'dealPrice',
  'startsAt',
  'endsAt',
  'category',
  'retiredAt',
]
const SITE = ['domain', 'theme']

/** The tags of the pages that a plan changes: `catalogue` for lists, `sites` for the look of a domain already served. */
export function tagsOfPlan({ gid, hadDomain, tables, storedDeals }: ShopPlan): Set<Tag> {
  const tags = new Set<Tag>()
  for (const { kind, diff } of tables) {
    const { created, changed, removed } = diff
    if (created.length + changed.length + removed.length === 0) continue
    if (kind === 'store') addStore(tags, gid, hadDomain, diff)
    else if (kind === 'deal') addDeals(tags, gid, diff)
    else tags.add(`store:${gid}`)
  }
  for (const id of dealsWithOptions(tables, storedDeals)) tags.add(`deal:${id}`)
  return tags
}

function addStore(tags: Set<Tag>, gid: number, hadDomain: boolean, { created, changed }: TablePlan['diff']): void {
  if (created.length > 0) tags.add('catalogue')
  for (const { set } of changed) {
    const columns = Object.keys(set)
    if (hadDomain && columns.some((column) => SITE.includes(column))) tags.add('sites')
    if (columns.some((column) => !OWN_PAGE_ONLY.includes(column))) tags.add('catalogue')
    tags.add(`store:${gid}`)
  }
}

function addDeals(tags: Set<Tag>, gid: number, { created, changed, removed }: TablePlan['diff']): void {
  for (const { id } of [...changed, ...removed]) tags.add(`deal:${id}`)
  const isListed = changed.some(({ set }) => LISTED.some((column) => column in set) || 'stock' in set)
  if (created.length + removed.length > 0 || isListed) {
    tags.add('catalogue')
    tags.add(`store:${gid}`)
  }
}

/** Options and choices of a deal are on its page. */
function dealsWithOptions(tables: readonly TablePlan[], stored: ShopPlan['storedDeals']): Set<number> {
  const paths = tables.flatMap(({ kind, diff }) =>
    kind === 'option' || kind === 'choice'
      ? [...diff.created, ...diff.changed, ...diff.removed].map(({ key }) => key.split('/')[0] ?? '')
      : [],
  )
  const keys = new Set(paths.filter((path) => path.startsWith('deal:')).map((path) => path.slice('deal:'.length)))
  const offered = tables.find(({ kind }) => kind === 'deal')
  return new Set([...keys].flatMap((key) => offered?.ids.get(key) ?? stored.get(key)?.id ?? []))
}
