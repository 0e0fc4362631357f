import { updatePhone } from '@/lib/commerce-client/account/credentials-api'
import { phoneChangeSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute('POST /api/account/phone', { input: phoneChangeSchema }, ({ input }, credentials) =>
  updatePhone(input, credentials),
)
