import { defaultToggle } from '@/lib/domain/places/address-form'
import { setDefaultAddress } from '@/lib/remote/account/customers'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/addresses/default', { input: defaultToggle }, ({ input }, credentials) =>
  setDefaultAddress(input.id, input.isDefault, credentials),
)
