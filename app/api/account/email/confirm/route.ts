import { confirmEmail } from '@/lib/commerce-client/account/account'
import { emailTokenSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute(
  'POST /api/account/email/confirm',
  { input: emailTokenSchema },
  ({ input }, credentials) => confirmEmail(input, credentials),
)
