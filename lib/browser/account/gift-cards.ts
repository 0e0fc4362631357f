import { request } from '@/lib/browser/fetcher/request'
import type { GiftCardTransfer } from '@/lib/domain/account/gift-card.schema'
import type { GiftCard } from '@/lib/domain/account/gift-cards'

export function fetchGiftCards() {
  return request('GET /api/gift-cards')
}

export function fetchGiftCardHistory({ code, currency }: GiftCard) {
  return request('GET /api/gift-cards/history', { query: { code, currency } })
}

/** The card while it waits for its receiver's address, null once it is theirs. */
export function transferGiftCard(body: GiftCardTransfer) {
  return request('POST /api/gift-cards', { body })
}

export function takeBackGiftCard(code: string) {
  return request('POST /api/gift-cards/take-back', { body: { code } })
}
