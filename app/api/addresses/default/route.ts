import { setDefaultAddress } from '@/lib/commerce-client/account/address-book-api'
import { defaultToggle } from '@/lib/domain/places/address.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute('POST /api/addresses/default', { input: defaultToggle }, ({ input }, credentials) =>
  setDefaultAddress(input.id, input.isDefault, credentials),
)
