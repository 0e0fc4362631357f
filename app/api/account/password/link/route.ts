import { linkPasswordForm } from '@/lib/domain/account/profile-form'
import { resetPasswordByLink } from '@/lib/remote/account/account'
import { visitorRoute } from '@/lib/server/routing/route'

/** For whoever has the mailed link; it signs nobody in. */
export const POST = visitorRoute('POST /api/account/password/link', { input: linkPasswordForm }, ({ input }) =>
  resetPasswordByLink(input),
)
