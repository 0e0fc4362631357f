import { deleteAddress, listAddresses, saveAddress } from '@/lib/commerce-client/account/address-book-api'
import { addressChoice, addressSchemaIn } from '@/lib/domain/places/address.schema'
import { SUPPORTED_COUNTRIES } from '@/lib/domain/places/address-forms'
import { checkAddress } from '@/lib/server/check-contact'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const GET = customerRoute('GET /api/addresses', {}, (_, credentials) => listAddresses(credentials))

export const POST = customerRoute(
  'POST /api/addresses',
  { input: addressSchemaIn(SUPPORTED_COUNTRIES) },
  async ({ input }, credentials) => {
    const address = await checkAddress(input)
    return address.ok ? saveAddress(address.value, credentials) : address
  },
)

export const DELETE = customerRoute('DELETE /api/addresses', { input: addressChoice }, ({ input }, credentials) =>
  deleteAddress(input.id, credentials),
)
