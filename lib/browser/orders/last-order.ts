import { tabStorage } from '@/lib/browser/storage/tab-storage'

const key = (gid: number) => `plaza:last-order:${gid}`

/** Saves, for this tab, the order that was just placed, so that the Back button finds it again. */
export function saveLastOrder(gid: number, orderId: string): void {
  tabStorage.write(key(gid), orderId)
}

export function lastOrderOf(gid: number): string | null {
  return tabStorage.read(key(gid))
}
