import type { Tag } from '@/lib/contract/purge'
import type { Place } from './columns/places'

interface Change<Columns> {
  /** of the changed table */
  shown: Columns
  /** the changed columns, with any value; `shown` itself for a row that is new or gone */
  set: { readonly [Column in keyof Columns]?: unknown }
  /** null: of every store */
  gid: number | null
  /** the deals that the row is of, beside those that show its store */
  dealIds?: readonly number[]
  /** whether pages at the store's own domain may be stored */
  hasDomain?: boolean
}

/** The tags of the pages that show a change. */
export function tagsOf<Columns extends Readonly<Record<string, readonly Place[]>>>({
  shown,
  set,
  gid,
  dealIds = [],
  hasDomain = false,
}: Change<Columns>): Tag[] {
  const tags: Record<Place, Tag[]> = {
    deal: dealIds.map((id): Tag => `deal:${id}`),
    store: gid === null ? ALL : [`store:${gid}`],
    lists: ['catalogue'],
    domain: hasDomain ? ['sites'] : [],
  }
  const places = new Set(Object.keys(set).flatMap((column) => shown[column] ?? PLACES))
  return [...new Set(PLACES.filter((place) => places.has(place)).flatMap((place) => tags[place]))]
}

const PLACES: readonly Place[] = ['deal', 'store', 'lists', 'domain']
/** Every page has both at a storefront of before; since then, `sites`. */
const ALL: Tag[] = ['catalogue', 'sites']
