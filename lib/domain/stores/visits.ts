import { STORE_TYPE, type StoreType } from '@/lib/domain/codes/catalogue-codes'
import { kindOfStore, type StoreKind } from './home'
import type { StoreSummary } from './stores'

type Categorised = Pick<StoreSummary, 'categories'>

/** A category of the documents; another API may have others. */
const SPAS = 1230

const VISITS = {
  [STORE_TYPE.groupSale]: 'visit.on_site',
  [STORE_TYPE.travel]: 'visit.reservation',
  [STORE_TYPE.shopping]: 'visit.shop',
  [STORE_TYPE.service]: 'visit.appointment',
} as const satisfies Partial<Record<StoreType, string>>

const TYPES: Record<StoreKind, StoreType> = {
  restaurants: STORE_TYPE.restaurant,
  goods: STORE_TYPE.shopping,
  things_to_do: STORE_TYPE.groupSale,
  beauty_spas: STORE_TYPE.service,
  travel: STORE_TYPE.travel,
  health_fitness: STORE_TYPE.service,
  local_services: STORE_TYPE.service,
}

const isVisited = (type: number): type is keyof typeof VISITS => type in VISITS

/** The message that says how a store of a type is visited; null for a restaurant and an unknown type. */
export function visitOf(type: number, { categories }: Categorised) {
  if (!isVisited(type)) return null
  return categories.some((id) => id - (id % 10) === SPAS) ? 'visit.spa' : VISITS[type]
}

/** The same for a store of a list, whose type its categories tell. */
export function visitOfListed(store: Categorised) {
  const kind = kindOfStore(store)
  return kind ? visitOf(TYPES[kind], store) : null
}
