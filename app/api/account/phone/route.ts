import { phoneChangeForm } from '@/lib/domain/account/profile-form'
import { updatePhone } from '@/lib/remote/account/account'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/phone', { input: phoneChangeForm }, ({ input }, credentials) =>
  updatePhone(input, credentials),
)
