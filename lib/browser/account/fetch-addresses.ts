import { request } from '@/lib/browser/fetcher/request'
import { settleChange } from '@/lib/browser/fetcher/settle-change'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { AddressForm } from '@/lib/domain/places/address.schema'
import { type Address, isSameAddress } from '@/lib/domain/places/addresses'

/** The default first. Every change returns the whole book. */
export function fetchAddresses() {
  return request('GET /api/addresses')
}

/**
 * Updates the address with `id`, else adds one. `isRepeat`: nobody knows whether an earlier try added it, so that the
 * book is looked at first.
 */
export async function saveAddress(body: AddressForm, isRepeat = false) {
  const has = (book: Address[]) =>
    book.some((one) => (body.id == null || isSameId(body.id, one.id)) && isSameAddress(body, one))
  if (isRepeat) {
    const book = await fetchAddresses()
    if (book.ok && has(book.value)) return book
  }
  return settleChange(request('POST /api/addresses', { body }), fetchAddresses, has)
}

export function deleteAddress(id: Id) {
  const change = request('DELETE /api/addresses', { body: { id } })
  return settleChange(change, fetchAddresses, (book) => book.every((one) => !isSameId(one.id, id)))
}

export function setDefaultAddress(id: Id, isDefault: boolean) {
  const change = request('POST /api/addresses/default', { body: { id, isDefault } })
  return settleChange(change, fetchAddresses, (book) =>
    book.some((one) => isSameId(one.id, id) && one.isDefault === isDefault),
  )
}

export function fetchAccountName() {
  return request('GET /api/addresses/account-name')
}
