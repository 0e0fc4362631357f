import 'server-only'
import type { z } from 'zod'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { type CodeTable, expectAnswer } from '@/lib/commerce-client/transport/to-result'
import * as contract from '@/lib/contract/profile'
import type { Customer, UnclaimedProfile } from '@/lib/domain/account/customer'
import type { ClaimForm, ProfileForm } from '@/lib/domain/account/profile.schema'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { documentedCountry } from '@/lib/domain/places/countries'
import { type ErrorCode, type Result, success } from '@/lib/domain/result'
import { env } from '@/lib/env'
import { toAddress } from './address-mapper'
import { expectWithPassword } from './proof-failures'
import { toSavedCard } from './saved-cards-api'

type Unclaimed = NonNullable<z.output<typeof contract.readProfile.records>['unclaimed']>

/** Codes: `unauthenticated`, `network`, `failed_to_fetch_profile`. */
export async function getCustomer(
  credentials: Credentials,
  { withCards = false }: { withCards?: boolean } = {},
): Promise<Result<Customer>> {
  const call = callForCustomer(contract.readProfile, withCards ? { cards: 1 } : {}, credentials)
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
    countryCode: await toPhoneCountry(profile.country_code ?? ''),
    picture: toPictureUrl(profile.profile_pic),
    hasPassword: profile.is_password_set ?? false,
    defaultAddress: profile.defaultAddress ? toAddress(profile.defaultAddress) : null,
    unclaimed: profile.unclaimed ? toUnclaimed(profile.unclaimed) : null,
    ...(profile.cards && { savedCards: profile.cards.map(toSavedCard) }),
  })
}

/** One that the API names or the documents have, else the default. */
async function toPhoneCountry(code: string): Promise<CountryCode> {
  const documented = documentedCountry(code)?.code
  if (documented === code) return documented
  const countries = (await getAppConfig()).countries ?? []
  return countries.find((one) => one === code.toUpperCase()) ?? documented ?? countries[0] ?? 'CA'
}

function toUnclaimed({ initials, cities, phone_ends }: Unclaimed): UnclaimedProfile {
  return { initials: initials ?? '', cities: cities ?? [], phoneEnds: phone_ends ?? [] }
}

/** An account of a phone has a synthetic address, which is not shown. */
function toRealEmail(email: string): string {
  return email.endsWith(`@${env().CUSTOMER_DOMAIN}`) ? '' : email
}

/** Null when the change succeeded but the profile could not be read. */
export type ChangedCustomer = Customer | null

/** The profile after a change that may have asked for the password. */
export async function expectChangedCustomer(
  change: Promise<Answer<unknown>>,
  codes: CodeTable,
  other: ErrorCode,
  credentials: Credentials,
): Promise<Result<ChangedCustomer>> {
  const answer = await expectWithPassword(change, codes, other)
  if (!answer.ok) return answer
  const customer = await getCustomer(credentials)
  return customer.ok ? customer : success(null)
}

/** Codes: `profile_update_failed`, `unauthenticated`, `network`. */
export function updateProfile(form: ProfileForm, credentials: Credentials): Promise<Result<ChangedCustomer>> {
  const request = { first_name: form.firstName, last_name: form.lastName, nick_name: form.nickName }
  const call = callForCustomer(contract.updateProfile, request, credentials)
  return expectChangedCustomer(call, {}, 'profile_update_failed', credentials)
}

/** Codes: `profile_update_failed`, `unauthenticated`, `network`. */
export function claimProfile({ isKept }: ClaimForm, credentials: Credentials): Promise<Result<ChangedCustomer>> {
  const call = callForCustomer(contract.claimProfile, { keep: isKept }, credentials)
  return expectChangedCustomer(call, {}, 'profile_update_failed', credentials)
}
