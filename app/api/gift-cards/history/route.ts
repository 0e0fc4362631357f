import { listGiftCardHistory } from '@/lib/commerce-client/account/gift-cards-api'
import { giftCardHistoryQuery } from '@/lib/domain/account/gift-card.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { refuseGiftCard } from '@/lib/server/site/own-store'

/** The code is in the query, since paths are logged. */
export const GET = customerRoute(
  'GET /api/gift-cards/history',
  { input: giftCardHistoryQuery },
  async ({ input, site }, credentials) => {
    const refused = await refuseGiftCard(input.code, site, credentials)
    return refused ?? listGiftCardHistory(input, credentials)
  },
)
