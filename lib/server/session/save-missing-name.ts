import 'server-only'
import { getCustomer, updateProfile } from '@/lib/commerce-client/account/profile-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'

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
