import { request } from '@/lib/browser/fetcher/request'
import { settleChange } from '@/lib/browser/fetcher/settle-change'
import type { GiftCardTransfer } from '@/lib/domain/account/gift-card.schema'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import { type Result, success } from '@/lib/domain/result'

export function fetchGiftCards() {
  return request('GET /api/gift-cards')
}

export function fetchGiftCardHistory({ code, currency }: GiftCard) {
  return request('GET /api/gift-cards/history', { query: { code, currency } })
}

/**
 * The card while it waits for its receiver's address, null once it is theirs. `isRepeat`: nobody knows whether an
 * earlier try to the same receiver gave it away.
 */
export async function transferGiftCard(body: GiftCardTransfer, isRepeat = false): Promise<Result<GiftCard | null>> {
  const answer = await request('POST /api/gift-cards', { body })
  const isOpen = !answer.ok && (answer.code === 'change_unknown' || (isRepeat && answer.code === 'not_found'))
  const cards = isOpen ? await fetchGiftCards() : null
  if (!cards?.ok) return answer
  const card = cards.value.find(({ code }) => code === body.code) ?? null
  return card?.waitsFor === null ? answer : success(card)
}

export function takeBackGiftCard(code: string) {
  const change = request('POST /api/gift-cards/take-back', { body: { code } })
  return settleChange(change, fetchGiftCards, (cards) =>
    cards.some((card) => card.code === code && card.waitsFor === null),
  )
}

export function fetchPoints() {
  return request('GET /api/points')
}
