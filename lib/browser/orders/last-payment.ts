import type { PayResultContent } from '@/lib/domain/self-checkout/pay-result'

export interface LastPayment {
  orderId: string
  content: Extract<PayResultContent, 'payment_success' | 'payment_open'>
}

const key = (gid: number) => `plaza:last-payment:${gid}`

/** Saves it for this tab, so that a shopper who goes back to the keypad is not asked to pay twice. */
export function saveLastPayment(gid: number, { orderId, content }: LastPayment): void {
  try {
    sessionStorage.setItem(key(gid), `${content} ${orderId}`)
  } catch {
    // storage denied: the order is still in the history
  }
}

export function lastPaymentOf(gid: number): LastPayment | null {
  try {
    const [content, orderId] = sessionStorage.getItem(key(gid))?.split(' ') ?? []
    if (!orderId || (content !== 'payment_success' && content !== 'payment_open')) return null
    return { orderId, content }
  } catch {
    return null
  }
}

export function clearLastPayment(gid: number): void {
  try {
    sessionStorage.removeItem(key(gid))
  } catch {
    // storage denied: nothing was saved either
  }
}
