import { linkPasswordForm } from '@/lib/domain/profile-form'
import { resetPasswordByLink } from '@/lib/remote/account'
import { visitorRoute } from '@/lib/server/route'

/** For whoever has the mailed link; it signs nobody in. */
export const POST = visitorRoute({ input: linkPasswordForm }, ({ input }) => resetPasswordByLink(input))
