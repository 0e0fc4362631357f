import 'server-only'
import { type Login, logIn, pingSession } from '@/lib/commerce-client/account/session-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { failure, type Result, success } from '@/lib/domain/result'
import { startSession } from './start-session'

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
