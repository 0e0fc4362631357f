import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { rejectedField } from '@/lib/commerce-client/transport/rejected-field'
import { expectAnswer, toCallFailure } from '@/lib/commerce-client/transport/to-result'
import * as addressCalls from '@/lib/contract/addresses'
import { RC } from '@/lib/contract/codes'
import { readProfile } from '@/lib/contract/customers'
import type { Customer, UnclaimedProfile } from '@/lib/domain/account/customer'
import type { Address } from '@/lib/domain/places/addresses'
import { toCountryCode } from '@/lib/domain/places/countries'
import { type Result, success } from '@/lib/domain/result'
import { env } from '@/lib/env'
import { fromAddress, toAddress } from './address-mapper'
import { toSavedCard } from './saved-cards'

type Unclaimed = NonNullable<z.output<typeof readProfile.records>['unclaimed']>

/** Codes: `unauthenticated`, `network`, `failed_to_fetch_profile`. */
export async function getCustomer(
  credentials: Credentials,
  { withCards = false }: { withCards?: boolean } = {},
): Promise<Result<Customer>> {
  const call = callForCustomer(readProfile, withCards ? { cards: 1 } : {}, credentials)
  const answer = await expectAnswer(call, {}, 'failed_to_fetch_profile')
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
    unclaimed: profile.unclaimed ? toUnclaimed(profile.unclaimed) : null,
    ...(profile.cards && { savedCards: profile.cards.map(toSavedCard) }),
  })
}

function toUnclaimed({ initials, cities, phone_ends }: Unclaimed): UnclaimedProfile {
  return { initials: initials ?? '', cities: cities ?? [], phoneEnds: phone_ends ?? [] }
}

/** Text-message accounts have a synthetic address. */
function toRealEmail(email: string): string {
  return email.endsWith(`@${env().CUSTOMER_DOMAIN}`) ? '' : email
}

const ADDRESS_CODES = {
  [RC.invalidRequest]: 'invalid_address',
  [RC.notFound]: 'not_found',
  [RC.notRegistered]: 'not_found',
} as const

/** Null when the change succeeded but the book could not be read. */
export type ChangedBook = Address[] | null

type Book = Answer<z.output<typeof addressCalls.saveAddress.records>>

/** What a change answered; read again where it answered none, or an empty one after an address was saved. */
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
  const call = callForCustomer(addressCalls.listAddresses, {}, credentials)
  const answer = await expectAnswer(call, ADDRESS_CODES, 'unexpected_error')
  return answer.ok ? success(answer.value.map(toAddress)) : answer
}

export async function saveAddress(address: Address, credentials: Credentials): Promise<Result<ChangedBook>> {
  const call = callForCustomer(addressCalls.saveAddress, fromAddress(address), credentials)
  const answer = await call.catch(toCallFailure)
  if ('ok' in answer) return answer
  return rejectedField(answer, address) ?? changed(Promise.resolve(answer), credentials, { canBeEmpty: false })
}

export function setDefaultAddress(
  id: number,
  isDefault: boolean,
  credentials: Credentials,
): Promise<Result<ChangedBook>> {
  const call = callForCustomer(addressCalls.saveAddress, { id, is_default: isDefault }, credentials)
  return changed(call, credentials, { canBeEmpty: false })
}

export function deleteAddress(id: number, credentials: Credentials): Promise<Result<ChangedBook>> {
  const call = callForCustomer(addressCalls.deleteAddress, { id }, credentials)
  return changed(call, credentials, { canBeEmpty: true })
}
