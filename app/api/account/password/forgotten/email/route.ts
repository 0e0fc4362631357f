import { mailPasswordReset } from '@/lib/commerce-client/account/account'
import { emailForm } from '@/lib/domain/account/profile.schema'
import { visitorRoute } from '@/lib/server/routing/route'

export const POST = visitorRoute('POST /api/account/password/forgotten/email', { input: emailForm }, ({ input }) =>
  mailPasswordReset(input.email),
)
