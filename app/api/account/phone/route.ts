import { updatePhone } from '@/lib/commerce-client/account/credentials-api'
import { phoneChangeSchema } from '@/lib/domain/account/profile.schema'
import { checkPhone } from '@/lib/server/check-contact'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute(
  'POST /api/account/phone',
  { input: phoneChangeSchema },
  async ({ input }, credentials) => {
    const form = await checkPhone(input)
    return form.ok ? updatePhone(form.value, credentials) : form
  },
)
