import { updateEmail } from '@/lib/commerce-client/account/account'
import { emailChangeSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/email', { input: emailChangeSchema }, ({ input }, credentials) =>
  updateEmail(input, credentials),
)
