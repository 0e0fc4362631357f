import { changePassword } from '@/lib/commerce-client/account/account'
import { passwordForm } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/password', { input: passwordForm }, ({ input }, credentials) =>
  changePassword(input, credentials),
)
