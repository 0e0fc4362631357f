import { z } from 'zod'
import { seal, unseal } from '@/backend/platform/seal'
import { COUNTRIES, toCountryCode } from '@/lib/domain/places/countries'
import type { RotatingSecret } from '@/lib/env-values'

const phoneCode = z.object({ phone: z.string(), code: z.string() })
type PhoneCode = z.output<typeof phoneCode>

/** A phone, with country prefix, and the code that it is to get, sealed together. */
export function sealPhoneCode(secret: RotatingSecret, content: PhoneCode): string {
  return seal(secret, JSON.stringify(content))
}

export function unsealPhoneCode(secret: RotatingSecret, sealed: string): PhoneCode {
  return phoneCode.parse(JSON.parse(unseal(secret, sealed)))
}

/** A phone to which a notice is sent, sealed with its country prefix. */
export function sealPhone(secret: RotatingSecret, phone: { country: string; digits: string }): string {
  return seal(secret, internationalPhone(phone))
}

/** `+16045550100`: the prefix of the country, after which no number keeps its leading zero. */
export function internationalPhone({ country, digits }: { country: string; digits: string }): string {
  const code = toCountryCode(country)
  return code ? `+${COUNTRIES[code].areaCode}${digits.replace(/^0/, '')}` : `+${digits}`
}
