import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { rejectedField } from '@/lib/commerce-client/transport/rejected-field'
import { expectAnswer, toCallFailure } from '@/lib/commerce-client/transport/to-result'
import * as contract from '@/lib/contract/addresses'
import { RC } from '@/lib/contract/codes'
import type { Id } from '@/lib/domain/codes/id'
import type { Address } from '@/lib/domain/places/addresses'
import { type Result, success } from '@/lib/domain/result'
import { fromAddress, toAddress } from './address-mapper'

const ADDRESS_CODES = {
  [RC.invalidRequest]: 'invalid_address',
  [RC.notFound]: 'not_found',
  [RC.notRegistered]: 'not_found',
} as const

/** Null when the change succeeded but the book could not be read. */
export type ChangedBook = Address[] | null

type Book = Answer<z.output<typeof contract.saveAddress.records>>

/** The book after a change; read again where the answer has none, or an empty one after an address was saved. */
async function changed(
  change: Promise<Book>,
  credentials: Credentials,
  { canBeEmpty }: { canBeEmpty: boolean },
): Promise<Result<ChangedBook>> {
  const answer = await expectAnswer(change, ADDRESS_CODES, 'unexpected_error')
  if (!answer.ok) return answer
  if (answer.value?.length || (answer.value && canBeEmpty)) return success(answer.value.map(toAddress))
  const book = await listAddresses(credentials)
  return book.ok ? book : success(null)
}

/** Default first. */
export async function listAddresses(credentials: Credentials): Promise<Result<Address[]>> {
  const call = callForCustomer(contract.listAddresses, {}, credentials)
  const answer = await expectAnswer(call, ADDRESS_CODES, 'unexpected_error')
  return answer.ok ? success(answer.value.map(toAddress)) : answer
}

export async function saveAddress(address: Address, credentials: Credentials): Promise<Result<ChangedBook>> {
  const call = callForCustomer(contract.saveAddress, fromAddress(address), credentials)
  const answer = await call.catch(toCallFailure)
  if ('ok' in answer) return answer
  return rejectedField(answer, address) ?? changed(Promise.resolve(answer), credentials, { canBeEmpty: false })
}

export function setDefaultAddress(id: Id, isDefault: boolean, credentials: Credentials): Promise<Result<ChangedBook>> {
  const call = callForCustomer(contract.saveAddress, { id, is_default: isDefault }, credentials)
  return changed(call, credentials, { canBeEmpty: false })
}

export function deleteAddress(id: Id, credentials: Credentials): Promise<Result<ChangedBook>> {
  const call = callForCustomer(contract.deleteAddress, { id }, credentials)
  return changed(call, credentials, { canBeEmpty: true })
}
