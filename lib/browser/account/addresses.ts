import { request } from '@/lib/browser/api/request'
import type { AddressForm } from '@/lib/domain/places/address-form'
import type { Address } from '@/lib/domain/places/addresses'
import type { Result } from '@/lib/domain/result'

/** The address book, the default first. Every change answers the whole of it. */
export function fetchAddresses(): Promise<Result<Address[]>> {
  return request('/api/addresses')
}

/** Adds an address, or changes the one with `id`. */
export function saveAddress(address: AddressForm): Promise<Result<Address[]>> {
  return request('/api/addresses', { method: 'POST', body: address })
}

export function deleteAddress(id: number): Promise<Result<Address[]>> {
  return request('/api/addresses', { method: 'DELETE', body: { id } })
}

export function setDefaultAddress(id: number, isDefault: boolean): Promise<Result<Address[]>> {
  return request('/api/addresses/default', { method: 'POST', body: { id, isDefault } })
}

/** The name on the customer's account. */
export function fetchAccountName(): Promise<Result<{ firstName: string; lastName: string }>> {
  return request('/api/addresses/account-name')
}
