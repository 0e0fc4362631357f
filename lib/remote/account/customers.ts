import 'server-only'
import * as addressCalls from '@/lib/contract/addresses'
import { RC } from '@/lib/contract/codes'
import { readProfile } from '@/lib/contract/customers'
import type { Customer } from '@/lib/domain/account/customer'
import type { Address } from '@/lib/domain/places/addresses'
import { toCountryCode } from '@/lib/domain/places/countries'
import { type Result, success } from '@/lib/domain/result'
import { env } from '@/lib/env'
import { type Credentials, callForCustomer } from '@/lib/remote/transport/customer-call'
import { expectAnswer } from '@/lib/remote/transport/expect'
import { toPictureUrl } from '@/lib/remote/transport/picture-url'
import { fromAddress, toAddress } from './address-mapper'

/** Codes: `unauthenticated`, `network`, `failed_to_fetch_profile`. */
export async function getCustomer(credentials: Credentials): Promise<Result<Customer>> {
  const answer = await expectAnswer(callForCustomer(readProfile, {}, credentials), {}, 'failed_to_fetch_profile')
  if (!answer.ok) return answer
  const profile = answer.value
  return success({
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
    nickName: profile.nick_name ?? '',
    email: toRealEmail(profile.email ?? ''),
    isEmailConfirmed: profile.is_email_confirmed ?? true,
    pendingEmail: profile.pending_email ?? '',
    phone: profile.phone ?? '',
    countryCode: toCountryCode(profile.country_code ?? '') ?? 'CA',
    picture: toPictureUrl(profile.profile_pic),
    hasPassword: profile.is_password_set ?? false,
    defaultAddress: profile.defaultAddress ? toAddress(profile.defaultAddress) : null,
  })
}

/** Hides the synthetic address of an account that was created by text message. */
function toRealEmail(email: string): string {
  return email.endsWith(`@${env().CUSTOMER_DOMAIN}`) ? '' : email
}

const ADDRESS_CODES = {
  [RC.invalidRequest]: 'invalid_address',
  [RC.notFound]: 'not_found',
  [RC.notRegistered]: 'not_found',
} as const

type Book = Awaited<
  ReturnType<
    typeof callForCustomer<typeof addressCalls.listAddresses.request, typeof addressCalls.listAddresses.records>
  >
>

async function toBook(answer: Promise<Book>): Promise<Result<Address[]>> {
  const list = await expectAnswer(answer, ADDRESS_CODES, 'unexpected_error')
  return list.ok ? success(list.value.map(toAddress)) : list
}

/** The address book, default first. Every change returns the whole book. */
export function listAddresses(credentials: Credentials): Promise<Result<Address[]>> {
  return toBook(callForCustomer(addressCalls.listAddresses, {}, credentials))
}

export function saveAddress(address: Address, credentials: Credentials): Promise<Result<Address[]>> {
  return toBook(callForCustomer(addressCalls.saveAddress, fromAddress(address), credentials))
}

/** Sets or clears an address as the default. */
export function setDefaultAddress(
  id: number,
  isDefault: boolean,
  credentials: Credentials,
): Promise<Result<Address[]>> {
  return toBook(callForCustomer(addressCalls.saveAddress, { id, is_default: isDefault }, credentials))
}

export function deleteAddress(id: number, credentials: Credentials): Promise<Result<Address[]>> {
  return toBook(callForCustomer(addressCalls.deleteAddress, { id }, credentials))
}
