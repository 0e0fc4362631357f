import 'server-only'
import { listGiftCards } from '@/lib/commerce-client/account/gift-cards'
import { getPoints } from '@/lib/commerce-client/account/points'
import { giftCardsKey, pointsKey } from '@/lib/routes/query-keys/wallet'
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
