import { emailChangeForm } from '@/lib/domain/account/profile-form'
import { updateEmail } from '@/lib/remote/account/account'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/email', { input: emailChangeForm }, ({ input }, credentials) =>
  updateEmail(input, credentials),
)
