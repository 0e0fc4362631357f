import { passwordForm } from '@/lib/domain/profile-form'
import { changePassword } from '@/lib/remote/account'
import { customerRoute } from '@/lib/server/route'

export const POST = customerRoute({ input: passwordForm }, ({ input }, credentials) =>
  changePassword(input, credentials),
)
