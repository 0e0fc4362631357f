import { resetPasswordByLink } from '@/lib/commerce-client/account/credentials-api'
import { linkPasswordSchema } from '@/lib/domain/account/profile.schema'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { afterReset, readDeviceMark } from '@/lib/server/session/device-mark'

/** For anyone with the emailed link; does not log in. */
export const POST = visitorRoute('POST /api/account/password/link', { input: linkPasswordSchema }, async ({ input }) =>
  afterReset(await resetPasswordByLink(input, await readDeviceMark())),
)
