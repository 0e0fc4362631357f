import { after } from 'next/server'
import { checkOut } from '@/lib/commerce-client/orders/checkout-api'
import { findPlacedOrder } from '@/lib/commerce-client/orders/find-placed-order'
import { lostOrderQuery, orderSchema } from '@/lib/domain/checkout/checkout.schema'
import { success } from '@/lib/domain/result'
import { checkPhone } from '@/lib/server/check-contact'
import { isOutcomeFinal, readBeforeCharge } from '@/lib/server/payment/final-outcome'
import { acceptCard } from '@/lib/server/payment/offered-payments'
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
    const card = await acceptCard(input.card)
    if (!card.ok) return card
    const { countryCode } = input
    const contact = countryCode ? await checkPhone({ countryCode, phone: input.phone }) : success(input)
    if (!contact.ok) return contact
    const refused = await readBeforeCharge(() => checkGiftCard(input, credentials))
    if (refused) return refused
    const order = await checkOut(
      {
        ...input,
        phone: contact.value.phone,
        card: card.value,
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
