import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { id, sentId } from './ids'
import { unwrapRows } from './lists'
import { amount, flag, line, text, typed } from './wire'

const ID = field('Id of the address', 5)
const FIRST_NAME = field('First name of who receives it', 'Mei')
const LAST_NAME = field('Last name', 'Chen')
const PHONE = field('Their phone', '6045550123')
const STREET = field('House number and street', '88 Pacific Blvd')
const POSTAL_CODE = field('Postal code', 'V6B 1A1')
const CITY = field('City', 'Vancouver')
const COUNTRY = field('Country, as two letters of ISO 3166-1', 'CA')
const REGION = field('Province or state, as its short form where it has one; empty where the country has none', 'BC')
const UNIT = field('Unit or flat', '1203')
const BUZZ = field('Code of the door', '33')
const IS_DEFAULT = field('Whether a checkout begins with it', true, 'it is not')
const LAT = addition('Latitude, filled by a place search', 49.2749, 'the API finds the place by its address')
const LON = addition('Longitude, filled by a place search', -123.1216, 'the API finds the place by its address')

export const serverAddress = z
  .object({
    id: sentId.nullish().meta(field('Id of the address', 5, 'a new address')),
    fn: line(80).meta(FIRST_NAME),
    ln: line(80).nullish().meta(LAST_NAME),
    tn: line(40).meta(PHONE),
    street: typed(200).meta(STREET),
    zipcd: typed(20).nullish().meta(field('Postal code, where the country has them', 'V6B 1A1')),
    city: line(80).meta(CITY),
    cntry: z.string().max(2).meta(COUNTRY),
    region: line(80).meta(REGION),
    unit: typed(20).nullish().meta(UNIT),
    buzz: typed(20).nullish().meta(BUZZ),
    is_default: flag.nullish().meta(IS_DEFAULT),
    lat: z.number().nullish().meta(LAT),
    lon: z.number().nullish().meta(LON),
  })
  .meta({ id: 'sent_address', description: 'An address as the storefront sends it' })

export const addressRecord = z
  .object({
    id: id.nullish().meta(ID),
    fn: text.nullish().meta(FIRST_NAME),
    ln: text.nullish().meta(LAST_NAME),
    tn: text.nullish().meta(PHONE),
    street: text.nullish().meta(STREET),
    zipcd: text.nullish().meta(POSTAL_CODE),
    city: text.nullish().meta(CITY),
    cntry: text.nullish().meta(COUNTRY),
    region: text.nullish().meta(REGION),
    unit: text.nullish().meta(UNIT),
    buzz: text.nullish().meta(BUZZ),
    is_default: flag.nullish().meta(IS_DEFAULT),
    lat: amount.nullish().meta(LAT),
    lon: amount.nullish().meta(LON),
  })
  .meta({ id: 'address', description: 'An address' })

export const bookRow = addressRecord.extend({ id: id.meta(ID) })
const book = z.array(bookRow)

export const listAddresses = defineCall({
  name: 'customerAddr',
  about: 'The address book.',
  when: 'The address book, and a checkout that needs an address.',
  part: 'checkout',
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
  when: 'A customer saves the form of an address, or ticks the default one. Without records the book is read again.',
  part: 'checkout',
  again: 'nothing more; an API that adds one without an id a second time has it twice',
  method: 'POST',
  path: '/api/rest/v7/customerAddr',
  access: 'customer',
  request: z.union([
    serverAddress.meta({ title: 'Save' }),
    z.object({ id: sentId.meta(ID), is_default: flag.meta(IS_DEFAULT) }).meta({ title: 'Set the default' }),
  ]),
  records: book.optional(),
  unwrap: unwrapRows,
})

export const deleteAddress = defineCall({
  name: 'customerAddr (delete)',
  about: 'Remove an address. Answers the whole book.',
  when: 'A customer deletes an address. Without records the book is read again.',
  part: 'checkout',
  again: 'there is nothing left to remove',
  method: 'DELETE',
  path: '/api/rest/v7/customerAddr',
  access: 'customer',
  request: z.object({ id: sentId.meta(ID) }),
  records: book.optional(),
  unwrap: unwrapRows,
})

export const deleteAddressById = defineCall({
  ...deleteAddress,
  name: 'customerAddr/{id} (delete)',
  when: 'Never: the storefront sends the id in the body.',
  part: 'rest',
  path: '/api/rest/v7/customerAddr/{id}',
})
