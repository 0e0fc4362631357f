import 'server-only'
import { type Result, success } from '@/lib/domain/result'
import { getCustomer } from '@/lib/remote/account/customers'
import type { Credentials } from '@/lib/remote/transport/customer-call'
import { openSession } from './session'

/** Seals a fresh login into the cookie, with the name used in the greeting. */
export async function startSession(credentials: Credentials): Promise<Result<{ firstName: string }>> {
  const customer = await getCustomer(credentials)
  const firstName = customer.ok ? customer.value.firstName : ''
  const session = await openSession()
  Object.assign(session, { ...credentials, firstName })
  await session.save()
  return success({ firstName })
}
