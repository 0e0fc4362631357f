import { emailForm } from '@/lib/domain/account/profile-form'
import { mailPasswordReset } from '@/lib/remote/account/account'
import { visitorRoute } from '@/lib/server/routing/route'

export const POST = visitorRoute('POST /api/account/password/forgotten/email', { input: emailForm }, ({ input }) =>
  mailPasswordReset(input.email),
)
