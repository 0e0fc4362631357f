import 'server-only'
import type { AnswerOf } from '@/lib/api/route-types'
import { failure, type Result, success } from '@/lib/domain/result'
import type { Language } from '@/lib/domain/site/languages'
import type { Site } from '@/lib/domain/site/site'
import { getCustomer } from '@/lib/remote/account/customers'
import { getStore } from '@/lib/remote/stores/stores'
import { getAppConfig } from '@/lib/remote/transport/app-config'
import type { Credentials } from '@/lib/remote/transport/customer-call'

/**
 * The data a checkout starts with: the store, the customer's defaults, and whether tips are off. `not_found` without
 * a store.
 */
export async function readCheckoutStart(
  gid: number,
  { site, language }: { site: Site; language: Language },
  credentials: Credentials,
): Promise<Result<AnswerOf<'GET /api/checkout/start'>>> {
  if (site.kind === 'store' && site.gid !== gid) return failure('not_found')
  const [store, customer, config] = await Promise.all([
    getStore(gid, language),
    getCustomer(credentials),
    getAppConfig(),
  ])
  if (!store) return failure('not_found')
  return customer.ok ? success({ store, customer: customer.value, tipsDisabled: config.tipsDisabled }) : customer
}
