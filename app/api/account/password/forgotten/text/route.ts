import { textPasswordForm } from '@/lib/domain/account/profile-form'
import { resetPasswordByText } from '@/lib/remote/account/account'
import { visitorRoute } from '@/lib/server/routing/route'

/** For anyone with the code that was sent to the phone; does not log in. */
export const POST = visitorRoute(
  'POST /api/account/password/forgotten/text',
  { input: textPasswordForm },
  ({ input }) => resetPasswordByText(input),
)
