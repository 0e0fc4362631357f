import { request } from '@/lib/browser/fetcher/request'
import { settleChange } from '@/lib/browser/fetcher/settle-change'

export function fetchSavedCards() {
  return request('GET /api/account/cards')
}

/** Returns the remaining cards; null when they have to be read again. */
export function removeSavedCard(ref: string) {
  const change = request('DELETE /api/account/cards', { body: { ref } })
  return settleChange(change, fetchSavedCards, (cards) => !cards?.some((card) => card.ref === ref))
}
