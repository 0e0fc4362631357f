import { phoneForm } from '@/lib/domain/profile-form'
import { updatePhone } from '@/lib/remote/account'
import { customerRoute } from '@/lib/server/route'

export const POST = customerRoute({ input: phoneForm }, ({ input }, credentials) => updatePhone(input, credentials))
