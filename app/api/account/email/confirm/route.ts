import { confirmEmail } from '@/lib/commerce-client/account/account'
import { emailTokenForm } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute(
  'POST /api/account/email/confirm',
  { input: emailTokenForm },
  ({ input }, credentials) => confirmEmail(input, credentials),
)
