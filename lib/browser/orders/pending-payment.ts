import { attempt } from '@/lib/browser/storage/attempt'
import { storage } from '@/lib/browser/storage/storage'

/** A payment or a checkout that was sent, and whose answer is not known yet. */
export interface PendingPayment {
  /** id of the quote, or of the order that is paid */
  id: string
  /** minor units */
  total: number
  currency: string
  /** milliseconds, by this browser's clock */
  sentAt: number
}

const PREFIX = 'plaza:pending:'
/** Any payment takes much less. */
const FORGET_MS = 24 * 3_600_000

/** Stores it for all tabs before it is sent, so that no reload or other tab pays again before its outcome is known. */
export function savePending(name: string, pending: PendingPayment): void {
  storage.write(PREFIX + name, JSON.stringify(pending))
}

export function clearPending(name: string): void {
  storage.remove(PREFIX + name)
}

export function pendingOf(name: string): PendingPayment | null {
  const text = storage.read(PREFIX + name) ?? 'null'
  const found = attempt(() => JSON.parse(text) as PendingPayment | null)
  const isValid = typeof found?.id === 'string' && Number.isSafeInteger(found.total) && Number.isFinite(found.sentAt)
  return found && isValid && Math.abs(Date.now() - found.sentAt) < FORGET_MS ? found : null
}

/** Calls `listener` when another tab has sent it, or knows its outcome. */
export function watchPending(name: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === PREFIX + name && listener()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
