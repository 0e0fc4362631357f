import 'server-only'
import { giftCardsKey, pointsKey } from '@/lib/api/query-keys/wallet'
import { listGiftCards } from '@/lib/remote/account/gift-cards'
import { getPoints } from '@/lib/remote/account/points'
import { pageContext } from '@/lib/server/pages/page-context'
import { domainOf } from '@/lib/server/site/site'
import { prefetch, serverRead } from './prefetch'

export async function prefetchGiftCards() {
  const { site } = await pageContext()
  return prefetch(serverRead(giftCardsKey, (credentials) => listGiftCards(domainOf(site), credentials)))
}

export function prefetchPoints() {
  return prefetch(serverRead(pointsKey, getPoints))
}
