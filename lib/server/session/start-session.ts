import 'server-only'
import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { type LoggedIn, type Login, logIn, pingSession } from '@/lib/commerce-client/account/session-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { failure, type Result, success } from '@/lib/domain/result'
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

/**
 * Continues this session with a fresh login, since a password reset may end all sessions of the account.
 * `unauthenticated` when the login is refused.
 */
export async function resumeSession(
  login: Login,
  domain: string | null,
  credentials: Credentials,
  deviceMark: string | undefined,
): Promise<Result<unknown>> {
  if ((await pingSession(credentials)) === 'live') return success(null)
  const fresh = await logIn(login, domain, deviceMark)
  return fresh.ok ? startSession(fresh.value) : failure('unauthenticated')
}
