import { request } from '@/lib/browser/api/request'
import type { GiftCardTransfer } from '@/lib/domain/account/gift-card-form'
import type { GiftCard } from '@/lib/domain/account/gift-cards'

export function fetchGiftCards() {
  return request('GET /api/gift-cards')
}

export function fetchGiftCardHistory({ code, currency }: GiftCard) {
  return request('GET /api/gift-cards/history', { query: { code, currency } })
}

/** Transfers a card; on success it no longer belongs to the customer. */
export function transferGiftCard(body: GiftCardTransfer) {
  return request('POST /api/gift-cards', { body })
}
