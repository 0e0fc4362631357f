import { eq } from 'drizzle-orm'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import type { Deps } from '@/backend/config/deps'
import { customers } from '@/backend/customers/schema/customers'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { toCountryCode } from '@/lib/domain/places/country-code'
import { readInternationalPhone } from '@/lib/domain/places/international-phone'
import { readPhone } from '@/lib/domain/places/national-phone'

const DIGITS = /^\d{10,15}$/

/**
 * The digits of a phone, or null. The call does not name its country: a phone that is not in digits is of that of the
 * address or account, names its own, or is of the first of `countries` that has such phones.
 */
function readContactPhone(typed: string, country: string, countries: readonly CountryCode[]): string | null {
  if (DIGITS.test(typed)) return typed
  const code = toCountryCode(country)
  const named = (code && readPhone(code, typed).digits) ?? readInternationalPhone(typed, countries)?.digits
  return named ?? countries.map((one) => readPhone(one, typed).digits).find(Boolean) ?? null
}

/** Name and phone from the request, else from the address, else from the profile. Throws `invalidRequest`. */
export async function resolveContact(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  customerId: number,
  request: CheckoutRequest,
  address: { firstName: string; lastName: string; phone: string; country: string } | null,
) {
  const [profile] = await db.select().from(customers).where(eq(customers.id, customerId))
  const firstName = request.firstName || address?.firstName || profile?.firstName || ''
  const country = address?.country ?? profile?.countryCode ?? ''
  const phone = readContactPhone(request.phone || address?.phone || profile?.phone || '', country, config.countries)
  if (!firstName) throw new DomainError('invalidRequest', 'a name is required', { field: 'c_fnm' })
  if (!phone) throw new DomainError('invalidRequest', 'a phone is required', { field: 'c_tn' })
  const lastName = request.firstName ? request.lastName : (address?.lastName ?? profile?.lastName ?? '')
  return { firstName, lastName, phone, email: profile?.email ?? '' }
}
