import { changePassword } from '@/lib/commerce-client/account/account'
import { passwordSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/password', { input: passwordSchema }, ({ input }, credentials) =>
  changePassword(input, credentials),
)
