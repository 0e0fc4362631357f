import { giftCardTransfer } from '@/lib/domain/gift-card-form'
import { listGiftCards, transferGiftCard } from '@/lib/remote/gift-cards'
import { customerRoute } from '@/lib/server/route'
import { domainOf } from '@/lib/server/site'

export const GET = customerRoute({}, ({ site }, credentials) => listGiftCards(domainOf(site), credentials))

export const POST = customerRoute({ input: giftCardTransfer }, ({ input }, credentials) =>
  transferGiftCard(input, credentials),
)
