import { passwordForm } from '@/lib/domain/account/profile-form'
import { changePassword } from '@/lib/remote/account/account'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/password', { input: passwordForm }, ({ input }, credentials) =>
  changePassword(input, credentials),
)
