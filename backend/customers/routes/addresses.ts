import { customerEndpoint } from '@/backend/calls/endpoint'
import {
  deleteAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from '@/backend/customers/addresses/address-book'
import { fromServerAddress, toServerAddress } from '@/backend/customers/addresses/wire-address'
import type { Database } from '@/backend/platform/db/database'
import * as contract from '@/lib/contract/addresses'

async function book(db: Database, customerId: number) {
  return (await listAddresses(db, customerId)).map(toServerAddress)
}

const list = customerEndpoint(contract.listAddresses, async (_, { db, customerId }) => book(db, customerId))

const save = customerEndpoint(contract.saveAddress, async (q, { db, config, customerId }) => {
  if ('street' in q)
    await saveAddress({ db, config }, customerId, q.id ?? null, fromServerAddress(q), q.is_default ?? undefined)
  else await setDefaultAddress(db, customerId, q.id, q.is_default)
  return book(db, customerId)
})

const remove = customerEndpoint(contract.deleteAddress, async ({ id }, { db, customerId }) => {
  await deleteAddress(db, customerId, id)
  return book(db, customerId)
})

const removeById = customerEndpoint(contract.deleteAddressById, async ({ id }, { db, customerId }) => {
  await deleteAddress(db, customerId, id)
  return book(db, customerId)
})

export const ADDRESS_ENDPOINTS = [list, save, remove, removeById]
