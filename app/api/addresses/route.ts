import { deleteAddress, listAddresses, saveAddress } from '@/lib/commerce-client/account/address-book-api'
import { addressChoice, addressSchema } from '@/lib/domain/places/address.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const GET = customerRoute('GET /api/addresses', {}, (_, credentials) => listAddresses(credentials))

export const POST = customerRoute('POST /api/addresses', { input: addressSchema }, ({ input }, credentials) =>
  saveAddress(input, credentials),
)

export const DELETE = customerRoute('DELETE /api/addresses', { input: addressChoice }, ({ input }, credentials) =>
  deleteAddress(input.id, credentials),
)
