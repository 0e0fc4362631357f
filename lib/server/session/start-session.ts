import 'server-only'
import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import type { LoggedIn } from '@/lib/commerce-client/account/session-api'
import { type Result, success } from '@/lib/domain/result'
import { keepDeviceMark } from './device-mark'
import { openSession } from './session'

/** Seals a fresh login into the cookie, with the name used in the greeting, and the mark of this browser into its own. */
export async function startSession({ deviceMark, ...credentials }: LoggedIn): Promise<Result<{ firstName: string }>> {
  const customer = await getCustomer(credentials)
  const firstName = customer.ok ? customer.value.firstName : ''
  await keepDeviceMark(deviceMark)
  const session = await openSession()
  Object.assign(session, { ...credentials, firstName })
  await session.save()
  return success({ firstName })
}
