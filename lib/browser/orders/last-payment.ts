import { tabStorage } from '@/lib/browser/storage/tab-storage'
import type { Id } from '@/lib/domain/codes/id'
import type { PayResultContent } from '@/lib/domain/self-checkout/pay-result'

export interface LastPayment {
  orderId: string
  content: Extract<PayResultContent, 'payment_success' | 'payment_open'>
}

const key = (gid: Id) => `plaza:last-payment:${gid}`

/** Saves it for this tab, so that a shopper who goes back to the keypad is not asked to pay twice. */
export function saveLastPayment(gid: Id, { orderId, content }: LastPayment): void {
  tabStorage.write(key(gid), `${content} ${orderId}`)
}

export function lastPaymentOf(gid: Id): LastPayment | null {
  const [content, orderId] = tabStorage.read(key(gid))?.split(' ') ?? []
  if (!orderId || (content !== 'payment_success' && content !== 'payment_open')) return null
  return { orderId, content }
}

export function clearLastPayment(gid: Id): void {
  tabStorage.remove(key(gid))
}
