import { updateEmail } from '@/lib/commerce-client/account/credentials-api'
import { emailChangeSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute('POST /api/account/email', { input: emailChangeSchema }, ({ input }, credentials) =>
  updateEmail(input, credentials),
)
