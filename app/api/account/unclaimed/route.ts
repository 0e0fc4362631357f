import { claimProfile } from '@/lib/commerce-client/account/profile-api'
import { claimSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute('POST /api/account/unclaimed', { input: claimSchema }, ({ input }, credentials) =>
  claimProfile(input, credentials),
)
