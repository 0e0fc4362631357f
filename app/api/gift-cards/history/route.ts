import { giftCardHistoryQuery } from '@/lib/domain/gift-card-form'
import { listGiftCardHistory } from '@/lib/remote/gift-cards'
import { customerRoute } from '@/lib/server/route'

/** The code is in the query: paths are written to logs. */
export const GET = customerRoute({ input: giftCardHistoryQuery }, ({ input }, credentials) =>
  listGiftCardHistory(input, credentials),
)
