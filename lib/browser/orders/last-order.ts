import { tabStorage } from '@/lib/browser/storage/tab-storage'
import type { Id } from '@/lib/domain/codes/id'

const key = (gid: Id) => `plaza:last-order:${gid}`

/** Saves, for this tab, the order that was just placed, so that the Back button finds it again. */
export function saveLastOrder(gid: Id, orderId: string): void {
  tabStorage.write(key(gid), orderId)
}

export function lastOrderOf(gid: Id): string | null {
  return tabStorage.read(key(gid))
}
