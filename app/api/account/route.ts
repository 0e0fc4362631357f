import { deleteAccount } from '@/lib/commerce-client/account/account-data-api'
import { getCustomer, updateProfile } from '@/lib/commerce-client/account/profile-api'
import { accountDeletionSchema, profileSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { openSession } from '@/lib/server/session/session'

export const GET = customerRoute('GET /api/account', {}, (_, credentials) => getCustomer(credentials))

export const POST = customerRoute('POST /api/account', { input: profileSchema }, async ({ input }, credentials) => {
  const answer = await updateProfile(input, credentials)
  if (!answer.ok) return answer
  const session = await openSession()
  session.firstName = input.firstName
  await session.save()
  return answer
})

export const DELETE = customerRoute(
  'DELETE /api/account',
  { input: accountDeletionSchema },
  async ({ input }, credentials) => {
    const answer = await deleteAccount(input, credentials)
    if (answer.ok) (await openSession()).destroy()
    return answer
  },
)
