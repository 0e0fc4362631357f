import { request } from '@/lib/browser/fetcher/request'

export function fetchSavedCards() {
  return request('GET /api/account/cards')
}

/** Those that are left; null when they have to be read again. */
export function removeSavedCard(ref: string) {
  return request('DELETE /api/account/cards', { body: { ref } })
}
