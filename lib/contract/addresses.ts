import { z } from 'zod'
import { defineCall } from './define-call'
import { unwrapRows } from './lists'
import { amount, flag, line, text, whole } from './wire'

/** Latitude and longitude are additions, filled by a place search. */
export const serverAddress = z.object({
  id: whole.nullish(),
  fn: line(80),
  ln: line(80).nullish(),
  tn: line(40),
  street: line(200),
  zipcd: line(20).nullish(),
  city: line(80),
  cntry: z.string().max(2),
  region: line(80),
  unit: line(20).nullish(),
  buzz: line(20).nullish(),
  is_default: flag.nullish(),
  lat: z.number().nullish(),
  lon: z.number().nullish(),
})

export const addressRecord = z.object({
  id: whole.nullish(),
  fn: text.nullish(),
  ln: text.nullish(),
  tn: text.nullish(),
  street: text.nullish(),
  zipcd: text.nullish(),
  city: text.nullish(),
  cntry: text.nullish(),
  region: text.nullish(),
  unit: text.nullish(),
  buzz: text.nullish(),
  is_default: flag.nullish(),
  lat: amount.nullish(),
  lon: amount.nullish(),
})

export const bookRow = addressRecord.extend({ id: whole })
const book = z.array(bookRow)

export const listAddresses = defineCall({
  name: 'customerAddr',
  about: 'The address book.',
  method: 'GET',
  path: '/api/rest/v7/customerAddr',
  access: 'customer',
  request: z.object({}),
  records: book,
  unwrap: unwrapRows,
})

/** `{is_default, id}` alone sets the default. Returns the whole book. */
export const saveAddress = defineCall({
  name: 'customerAddr (save)',
  about: 'Add or change an address, or set the default one. Answers the whole book.',
  method: 'POST',
  path: '/api/rest/v7/customerAddr',
  access: 'customer',
  request: z.union([serverAddress, z.object({ id: whole, is_default: flag })]),
  records: book.optional(),
  unwrap: unwrapRows,
})

export const deleteAddress = defineCall({
  name: 'customerAddr (delete)',
  about: 'Remove an address. Answers the whole book.',
  method: 'DELETE',
  path: '/api/rest/v7/customerAddr',
  access: 'customer',
  request: z.object({ id: whole }),
  records: book.optional(),
  unwrap: unwrapRows,
})

export const deleteAddressById = defineCall({
  ...deleteAddress,
  name: 'customerAddr/{id} (delete)',
  path: '/api/rest/v7/customerAddr/{id}',
})
