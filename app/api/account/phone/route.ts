import { updatePhone } from '@/lib/commerce-client/account/account'
import { phoneChangeForm } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/phone', { input: phoneChangeForm }, ({ input }, credentials) =>
  updatePhone(input, credentials),
)
