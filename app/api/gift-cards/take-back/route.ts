import { giftCardCode } from '@/lib/domain/account/gift-card-form'
import { takeBackGiftCard } from '@/lib/remote/account/gift-cards'
import { customerRoute } from '@/lib/server/routing/route'
import { refuseGiftCard } from '@/lib/server/site/own-store'

export const POST = customerRoute(
  'POST /api/gift-cards/take-back',
  { input: giftCardCode },
  async ({ input, site }, credentials) => {
    const refused = await refuseGiftCard(input.code, site, credentials)
    return refused ?? takeBackGiftCard(input.code, credentials)
  },
)
