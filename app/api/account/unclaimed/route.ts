import { claimProfile } from '@/lib/commerce-client/account/account'
import { claimSchema } from '@/lib/domain/account/profile.schema'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/account/unclaimed', { input: claimSchema }, ({ input }, credentials) =>
  claimProfile(input, credentials),
)
