import { request } from '@/lib/browser/api/request'
import type { GiftCardTransfer } from '@/lib/domain/account/gift-card-form'
import type { GiftCard, GiftCardChange } from '@/lib/domain/account/gift-cards'
import type { Result } from '@/lib/domain/result'

export function fetchGiftCards(): Promise<Result<GiftCard[]>> {
  return request('/api/gift-cards')
}

export function fetchGiftCardHistory({ code, currency }: GiftCard): Promise<Result<GiftCardChange[]>> {
  return request(`/api/gift-cards/history?${new URLSearchParams({ code, currency })}`)
}

/** The card leaves the customer's when it succeeds. */
export function transferGiftCard(transfer: GiftCardTransfer): Promise<Result<null>> {
  return request('/api/gift-cards', { method: 'POST', body: transfer })
}
