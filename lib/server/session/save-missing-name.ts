import 'server-only'
import { updateProfile } from '@/lib/commerce-client/account/account'
import { getCustomer } from '@/lib/commerce-client/account/customers'
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
