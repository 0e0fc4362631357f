import { linkPasswordForm } from '@/lib/domain/account/profile-form'
import { resetPasswordByLink } from '@/lib/remote/account/account'
import { visitorRoute } from '@/lib/server/routing/route'

/** For anyone with the emailed link; does not log in. */
export const POST = visitorRoute('POST /api/account/password/link', { input: linkPasswordForm }, ({ input }) =>
  resetPasswordByLink(input),
)
