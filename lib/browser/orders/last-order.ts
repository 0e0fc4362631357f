const key = (gid: number) => `plaza:last-order:${gid}`

/** Saves, for this tab, the order that went to a payment page, so that the Back button finds it again. */
export function saveLastOrder(gid: number, orderId: string): void {
  try {
    sessionStorage.setItem(key(gid), orderId)
  } catch {
    // storage denied: the order is still in the history
  }
}

export function lastOrderOf(gid: number): string | null {
  try {
    return sessionStorage.getItem(key(gid))
  } catch {
    return null
  }
}
