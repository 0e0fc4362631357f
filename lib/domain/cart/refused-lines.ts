import { type Id, isSameId, parseIds } from '@/lib/domain/codes/id'
import { type Failure, failure } from '@/lib/domain/result'
import type { CartLine } from './cart'

/** An item of a cart that an API refuses. */
export interface RefusedItem {
  pid: Id
  name?: string | null | undefined
  /** how many of it can be had, of which there are too many */
  max?: number | null | undefined
}

/**
 * Decides what becomes of a cart with refused items: too many of one are reduced, a part that is not offered leaves it,
 * and without anything else it is cleared. Null where nothing in it is refused. `lines` is null where they are not
 * known.
 */
export function refuseLines(
  lines: readonly Pick<CartLine, 'pid'>[] | null,
  items: readonly RefusedItem[],
): Failure | null {
  const refused = items.filter(({ pid }) => lines?.some((line) => isSameId(line.pid, pid)) ?? true)
  const limited = refused.find(({ max }) => max)
  if (limited) {
    const { pid, name, max } = limited
    return failure('items_limited', { pid, max: max ?? 0, ...(name && { items: [name] }) })
  }
  if (refused.length === 0) return null
  if (lines?.every(({ pid }) => refused.some((item) => isSameId(item.pid, pid)))) return failure('items_gone')
  const names = refused.flatMap(({ name }) => name || [])
  const pids = refused.map(({ pid }) => pid).join(',')
  return failure('items_refused', { pids, ...(names.length === refused.length && { items: names }) })
}

/** The ids of an `items_refused`. */
export function refusedPids({ detail }: Pick<Failure, 'detail'>): Id[] {
  return parseIds(`${detail?.pids ?? ''}`)
}
