import 'server-only'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { AVAILABLE_COUNTRIES, isoCode } from '@/lib/domain/places/countries'
import { readPhone } from '@/lib/domain/places/national-phone'
import { failure, type Result, success } from '@/lib/domain/result'

/**
 * A form with its phone as the country writes it, which a browser cannot judge for all countries. Codes:
 * `invalid_request` for a country that is not offered, `invalid_field`.
 */
export async function checkPhone<Form extends { countryCode: CountryCode; phone: string }>(
  form: Form,
): Promise<Result<Form>> {
  const phone = await checkCountry(form.countryCode, form.phone)
  return phone.ok ? success({ ...form, phone: phone.value }) : phone
}

/** The same of an address. */
export async function checkAddress<Form extends { country: CountryCode; phone: string }>(
  form: Form,
): Promise<Result<Form>> {
  const phone = await checkCountry(form.country, form.phone)
  return phone.ok ? success({ ...form, phone: phone.value }) : phone
}

async function checkCountry(country: CountryCode, phone: string): Promise<Result<string>> {
  if (!(await isOffered(country))) return failure('invalid_request')
  const { digits } = readPhone(country, phone)
  return digits ? success(digits) : failure('invalid_field', { field: 'phone' })
}

/** What a form offers without being told is left to the API, which may have named others since. */
async function isOffered(country: CountryCode): Promise<boolean> {
  if (AVAILABLE_COUNTRIES.some(({ code }) => code === country)) return true
  const { countries } = await getAppConfig()
  return (countries ?? []).some((code) => isoCode(code) === isoCode(country))
}
