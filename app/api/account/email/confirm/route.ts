import { confirmEmail } from '@/lib/commerce-client/account/credentials-api'
import { emailTokenSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute(
  'POST /api/account/email/confirm',
  { input: emailTokenSchema },
  ({ input }, credentials) => confirmEmail(input, credentials),
)
