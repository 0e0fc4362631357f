import { emailTokenForm } from '@/lib/domain/account/profile-form'
import { confirmEmail } from '@/lib/remote/account/account'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute(
  'POST /api/account/email/confirm',
  { input: emailTokenForm },
  ({ input }, credentials) => confirmEmail(input, credentials),
)
