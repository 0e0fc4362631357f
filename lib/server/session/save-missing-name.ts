import { updateProfile } from '@/lib/remote/account/account'
import { getCustomer } from '@/lib/remote/account/customers'
import type { Credentials } from '@/lib/remote/transport/customer-call'
import { openSession } from './session'

/** Saves the name on an order as that of its customer, who has none yet. A failure is ignored: the order stands. */
export async function saveMissingName(
  name: { firstName: string; lastName: string },
  credentials: Credentials,
): Promise<void> {
  const session = await openSession()
  if (session.firstName || !name.firstName) return
  const customer = await getCustomer(credentials)
  if (!customer.ok || customer.value.firstName) return
  const { nickName } = customer.value
  const saved = await updateProfile({ ...name, nickName }, credentials)
  if (!saved.ok) return
  session.firstName = name.firstName
  await session.save()
}
