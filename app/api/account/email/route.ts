import { updateEmail } from '@/lib/commerce-client/account/account'
import { emailChangeForm } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/email', { input: emailChangeForm }, ({ input }, credentials) =>
  updateEmail(input, credentials),
)
