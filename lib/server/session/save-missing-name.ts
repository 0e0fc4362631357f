import 'server-only'
import { updateProfile } from '@/lib/remote/account/account'
import { getCustomer } from '@/lib/remote/account/customers'
import type { Credentials } from '@/lib/remote/transport/customer-call'

/** Saves the name on an order as that of its customer, who has none yet. A failure is ignored: the order stands. */
export async function saveMissingName(
  name: { firstName: string; lastName: string },
  credentials: Credentials,
): Promise<void> {
  if (!name.firstName) return
  const customer = await getCustomer(credentials)
  if (!customer.ok || customer.value.firstName) return
  await updateProfile({ ...name, nickName: customer.value.nickName }, credentials)
}
