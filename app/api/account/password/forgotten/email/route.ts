import { mailPasswordReset } from '@/lib/commerce-client/account/credentials-api'
import { emailSchema } from '@/lib/domain/account/profile.schema'
import { visitorRoute } from '@/lib/server/routing/api-handler'

export const POST = visitorRoute('POST /api/account/password/forgotten/email', { input: emailSchema }, ({ input }) =>
  mailPasswordReset(input.email),
)
