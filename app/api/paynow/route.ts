import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { getPayableOrder, payOrder } from '@/lib/commerce-client/orders/pay-order-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import { isSameId } from '@/lib/domain/codes/id'
import { payNowQuery, payNowSchema } from '@/lib/domain/payment/pay-now.schema'
import { failure, success } from '@/lib/domain/result'
import { readBeforeCharge } from '@/lib/server/payment/final-outcome'
import { acceptCard, cardEntryOf, withOfferedPayments } from '@/lib/server/payment/offered-payments'
import { withKnownPayUrl } from '@/lib/server/payment/pay-url'
import { checkOrderDue } from '@/lib/server/payment/shown-amounts'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { pathsOf } from '@/lib/server/site/site-address'

export const GET = visitorRoute(
  'GET /api/paynow',
  { input: payNowQuery },
  async ({ input, site, language }, credentials) => {
    const read = await getPayableOrder(input.orderId, language, credentials, input.back)
    if (!read.ok) return read
    const { order, isOwner } = read.value
    if (site.kind === 'store' && !isSameId(site.gid, order.gid)) return failure('not_found')
    const [store, config, payer] = await Promise.all([
      getStore(order.gid, language),
      getAppConfig(),
      credentials && getCustomer(credentials, { withCards: true }),
    ])
    if (!store) return failure('not_found')
    const { payments, requireBillingAddress, tipsEnabled, tipCutOff } = await withOfferedPayments(store)
    const takesTips = tipsEnabled && !config.tipsDisabled
    const cardEntry = await cardEntryOf(store)
    const savedCards = payer?.ok ? payer.value.savedCards : undefined
    return success({ order, isOwner, payments, requireBillingAddress, takesTips, tipCutOff, savedCards, ...cardEntry })
  },
)

export const POST = visitorRoute(
  'POST /api/paynow',
  { input: payNowSchema },
  async ({ input, site, language, origin }, credentials) => {
    const { gid, isOwner, ...request } = input
    const card = await acceptCard(input.card)
    if (!card.ok) return card
    const read = await readBeforeCharge(async () => {
      const payable = await getPayableOrder(input.orderId, language, credentials)
      return payable.ok ? success({ order: payable.value.order, store: await getStore(gid, language) }) : payable
    })
    if (!read.ok) return read
    const { order, store } = read.value
    if (site.kind === 'store' && !isSameId(order.gid, site.gid)) return failure('not_found')
    const refused = checkOrderDue(order, input)
    if (refused) return refused
    const paths = pathsOf(site, language)
    // a shopper without an order page returns to this one
    const back = isOwner ? paths.order(input.orderId, 'returned') : paths.payNow(input.orderId, gid, 'returned')
    const paid = await payOrder(
      {
        ...request,
        card: card.value,
        requireBillingAddress: store?.requireBillingAddress ?? false,
        returnUrl: `${origin}${back}`,
      },
      credentials,
    )
    return withKnownPayUrl(paid)
  },
)
