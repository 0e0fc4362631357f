import { resetPasswordByText } from '@/lib/commerce-client/account/credentials-api'
import { smsPasswordSchema } from '@/lib/domain/account/profile.schema'
import { checkPhone } from '@/lib/server/check-contact'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { afterReset, readDeviceMark } from '@/lib/server/session/device-mark'

/** For anyone with the code that was sent to the phone; does not log in. */
export const POST = visitorRoute(
  'POST /api/account/password/forgotten/text',
  { input: smsPasswordSchema },
  async ({ input }) => {
    const form = await checkPhone(input)
    return form.ok ? afterReset(await resetPasswordByText(form.value, await readDeviceMark())) : form
  },
)
