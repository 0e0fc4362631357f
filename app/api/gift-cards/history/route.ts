import { giftCardHistoryQuery } from '@/lib/domain/account/gift-card-form'
import { listGiftCardHistory } from '@/lib/remote/account/gift-cards'
import { customerRoute } from '@/lib/server/routing/route'

/** The code is in the query, since paths are logged. */
export const GET = customerRoute(
  'GET /api/gift-cards/history',
  { input: giftCardHistoryQuery },
  ({ input }, credentials) => listGiftCardHistory(input, credentials),
)
