import { after } from 'next/server'
import { checkOut } from '@/lib/commerce-client/orders/checkout-api'
import { findPlacedOrder } from '@/lib/commerce-client/orders/find-placed-order'
import { lostOrderQuery, orderSchema } from '@/lib/domain/checkout/checkout.schema'
import { cardSchema } from '@/lib/domain/payment/card.schema'
import { failure, success } from '@/lib/domain/result'
import { safeParse } from '@/lib/safe-parse'
import { checkPhone } from '@/lib/server/check-contact'
import { isOutcomeFinal, readBeforeCharge } from '@/lib/server/payment/final-outcome'
import { withKnownPayUrl } from '@/lib/server/payment/pay-url'
import { checkGiftCard } from '@/lib/server/payment/shown-amounts'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { saveMissingName } from '@/lib/server/session/save-missing-name'

export const GET = customerRoute(
  'GET /api/checkout/order',
  { input: lostOrderQuery },
  async ({ input }, credentials) => {
    const placed = await findPlacedOrder(input, credentials)
    if (!placed.ok) return placed
    const { orderId, isUncertain } = placed.value
    return success({ found: orderId ? { orderId } : null, isUncertain, isFinal: isOutcomeFinal(input.age) })
  },
)

export const POST = customerRoute(
  'POST /api/checkout/order',
  { input: orderSchema },
  async ({ input, site, origin }, credentials) => {
    const card = input.card === null ? null : safeParse(cardSchema, input.card)
    if (card && !card.success) return failure('invalid_credit_card')
    const { countryCode } = input
    const contact = countryCode ? await checkPhone({ countryCode, phone: input.phone }) : success(input)
    if (!contact.ok) return contact
    const refused = await readBeforeCharge(() => checkGiftCard(input, credentials))
    if (refused) return refused
    const order = await checkOut(
      {
        ...input,
        phone: contact.value.phone,
        card: card?.data ?? null,
        isSharedDomain: site.kind === 'shared',
        returnUrl: `${origin}/account/orders/detail/{ord_id}?from=returned`,
      },
      credentials,
    )
    const { firstName, lastName } = input
    // the name of an address may be another person's; the shopper does not wait for it
    if (order.ok && !input.shippingAddress) after(() => saveMissingName({ firstName, lastName }, credentials))
    return withKnownPayUrl(order)
  },
)
