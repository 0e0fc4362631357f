import 'server-only'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import * as contract from '@/lib/contract/devices'
import type { DeviceForm } from '@/lib/domain/account/device.schema'
import { type Result, success } from '@/lib/domain/result'

const PROVIDER = 'webpush'

/** Codes: `unauthenticated`, `network`, else `unexpected_error`. */
export async function registerDevice(subscription: DeviceForm, credentials: Credentials): Promise<Result<null>> {
  const request = { provider: PROVIDER, device_token: JSON.stringify(subscription) }
  const answer = await expectAnswer(
    callForCustomer(contract.registerDevice, request, credentials),
    {},
    'unexpected_error',
  )
  return answer.ok ? success(null) : answer
}
