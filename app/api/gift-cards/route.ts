import { listGiftCards, transferGiftCard } from '@/lib/commerce-client/account/gift-cards-api'
import { giftCardTransferSchema } from '@/lib/domain/account/gift-card.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { refuseGiftCard } from '@/lib/server/site/own-store'
import { ownSite } from '@/lib/server/site/site'

export const GET = customerRoute('GET /api/gift-cards', {}, ({ site }, credentials) =>
  listGiftCards(ownSite(site), credentials),
)

export const POST = customerRoute(
  'POST /api/gift-cards',
  { input: giftCardTransferSchema },
  async ({ input, site }, credentials) => {
    const refused = await refuseGiftCard(input.code, site, credentials)
    return refused ?? transferGiftCard(input, credentials)
  },
)
