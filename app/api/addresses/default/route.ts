import { defaultToggle } from '@/lib/domain/address-form'
import { setDefaultAddress } from '@/lib/remote/customers'
import { customerRoute } from '@/lib/server/route'

export const POST = customerRoute({ input: defaultToggle }, ({ input }, credentials) =>
  setDefaultAddress(input.id, input.isDefault, credentials),
)
