import { type OrderingStore, type Product, productById, type StoreMenu } from '@/lib/domain/stores/menu'
import { everyWeek, type Opening, openState } from '@/lib/domain/stores/opening-calendar'
import { ordering } from '@/lib/domain/stores/store-status'
import { type Cart, type CartLine, lineKey } from './cart'

type OrderedAt = Parameters<typeof ordering>[0]
type Watched = Pick<OrderingStore, 'name' | 'timeSettings' | 'utcOffset'>

/** An item without a window is always available, as is every one where the time zone is not known. */
export function isAvailable({ available }: Pick<Product, 'available'>, utcOffset: number | null, now: Date): boolean {
  return available === null || utcOffset === null || openState(everyWeek(available), utcOffset, now).kind === 'open'
}

/** Whether an item can be put in a cart at `now`; for an order for later its time decides. */
export function isOrderable({ available }: Pick<Product, 'available'>, store: OrderedAt, now: Date): boolean {
  return ordering(store, now) === 'later' || isAvailable({ available }, store.utcOffset, now)
}

export function availableFrom({ available }: Pick<Product, 'available'>, utcOffset: number | null, now: Date): Opening {
  const state = available && utcOffset !== null && openState(everyWeek(available), utcOffset, now)
  return state && state.kind === 'closed' ? state.opens : null
}

/** A store without time settings is not watched. */
export function isWatched({ name, timeSettings }: Watched): boolean {
  return name === '' || timeSettings !== null
}

/** The lines of a cart that cannot be ordered at `now`, with their names. */
export function linesOutsideTime(cart: Cart, { store, products }: StoreMenu, now: Date): OutsideLine[] {
  if (!isWatched(store)) return []
  return cart.items.flatMap((line) => {
    const product = productById(products, line.pid)
    if (!product || isOrderable(product, store, now)) return []
    return [{ line, name: product.name }]
  })
}

export interface OutsideLine {
  line: CartLine
  name: string
}

export function withoutLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const keys = new Set(lines.map(lineKey))
  return { ...cart, items: cart.items.filter((line) => !keys.has(lineKey(line))) }
}
