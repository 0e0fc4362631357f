import { request } from '@/lib/browser/fetcher/request'
import type { AddressForm } from '@/lib/domain/places/address.schema'

/** The default first. Every change returns the whole book. */
export function fetchAddresses() {
  return request('GET /api/addresses')
}

/** Updates the address with `id`, else adds one. */
export function saveAddress(body: AddressForm) {
  return request('POST /api/addresses', { body })
}

export function deleteAddress(id: number) {
  return request('DELETE /api/addresses', { body: { id } })
}

export function setDefaultAddress(id: number, isDefault: boolean) {
  return request('POST /api/addresses/default', { body: { id, isDefault } })
}

export function fetchAccountName() {
  return request('GET /api/addresses/account-name')
}
