/** A payment or a checkout that was sent, and whose answer is not known yet. */
export interface PendingPayment {
  /** of the quote, or of the order that is paid */
  id: string
  /** minor units */
  total: number
  currency: string
  /** milliseconds, by this browser's clock */
  sentAt: number
}

const PREFIX = 'plaza:pending:'
/** Much longer than any payment takes. */
const FORGET_MS = 24 * 3_600_000

/** Stores it for all tabs before it is sent, so that no reload or other tab pays again before its outcome is known. */
export function savePending(name: string, pending: PendingPayment): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(pending))
  } catch {
    // storage denied: this page still knows it
  }
}

export function clearPending(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // storage denied: nothing was stored
  }
}

export function pendingOf(name: string): PendingPayment | null {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as PendingPayment | null
    const isValid = typeof found?.id === 'string' && Number.isSafeInteger(found.total) && Number.isFinite(found.sentAt)
    return found && isValid && Math.abs(Date.now() - found.sentAt) < FORGET_MS ? found : null
  } catch {
    return null
  }
}

/** Calls `listener` when another tab has sent it, or knows its outcome. */
export function watchPending(name: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === PREFIX + name && listener()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
