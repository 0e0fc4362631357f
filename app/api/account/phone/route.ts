import { updatePhone } from '@/lib/commerce-client/account/account'
import { phoneChangeSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/phone', { input: phoneChangeSchema }, ({ input }, credentials) =>
  updatePhone(input, credentials),
)
