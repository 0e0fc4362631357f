import 'server-only'
import { failure, type Result, success } from '@/lib/domain/result'
import { pingSession, type SignIn, signIn } from '@/lib/remote/account/session'
import type { Credentials } from '@/lib/remote/transport/customer-call'
import { startSession } from './start-session'

/**
 * A password reset may end every session of its account: this one goes on with a fresh login.
 * `unauthenticated` when that is refused.
 */
export async function resumeSession(
  login: SignIn,
  domain: string | null,
  credentials: Credentials,
): Promise<Result<unknown>> {
  if ((await pingSession(credentials)) === 'live') return success(null)
  const fresh = await signIn(login, domain)
  return fresh.ok ? startSession(fresh.value) : failure('unauthenticated')
}
