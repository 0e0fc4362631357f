import { takeBackGiftCard } from '@/lib/commerce-client/account/gift-cards-api'
import { giftCardCodeSchema } from '@/lib/domain/account/gift-card.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { refuseGiftCard } from '@/lib/server/site/own-store'

export const POST = customerRoute(
  'POST /api/gift-cards/take-back',
  { input: giftCardCodeSchema },
  async ({ input, site }, credentials) => {
    const refused = await refuseGiftCard(input.code, site, credentials)
    return refused ?? takeBackGiftCard(input.code, credentials)
  },
)
