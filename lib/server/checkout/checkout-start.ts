import 'server-only'
import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { failure, type Result, success } from '@/lib/domain/result'
import type { Site } from '@/lib/domain/site/site'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { readOfferedAssets } from '@/lib/server/account/offered-assets'
import { cardEntryOf, withOfferedPayments } from '@/lib/server/payment/offered-payments'

/** `not_found` without a store. */
export async function readCheckoutStart(
  gid: Id,
  { site, language }: { site: Site; language: Language },
  credentials: Credentials,
): Promise<Result<AnswerOf<'GET /api/checkout/start'>>> {
  if (site.kind === 'store' && !isSameId(site.gid, gid)) return failure('not_found')
  const [store, customer, config, assets] = await Promise.all([
    getStore(gid, language),
    getCustomer(credentials, { withCards: true }),
    getAppConfig(),
    readOfferedAssets(credentials),
  ])
  if (!store) return failure('not_found')
  // only a store can be missing: an API without this call has failed
  if (!customer.ok) return customer.code === 'not_found' ? failure('unreadable_answer') : customer
  const { tipsDisabled } = config
  return success({
    store: await withOfferedPayments(store),
    customer: customer.value,
    tipsDisabled,
    hasGiftCards: assets.giftCards,
    ...(await cardEntryOf(store)),
  })
}
