import { changePassword } from '@/lib/commerce-client/account/credentials-api'
import { passwordSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute('POST /api/account/password', { input: passwordSchema }, ({ input }, credentials) =>
  changePassword(input, credentials),
)
