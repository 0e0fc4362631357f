import { emailForm } from '@/lib/domain/profile-form'
import { updateEmail } from '@/lib/remote/account'
import { customerRoute } from '@/lib/server/route'

export const POST = customerRoute({ input: emailForm }, ({ input }, credentials) => updateEmail(input, credentials))
