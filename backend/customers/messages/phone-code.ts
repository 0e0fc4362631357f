import { z } from 'zod'
import { seal, unseal } from '@/backend/platform/seal'
import { COUNTRIES, toCountryCode } from '@/lib/domain/places/countries'
import type { RotatingSecret } from '@/lib/env-values'

const phoneCode = z.object({ phone: z.string(), code: z.string() })
type PhoneCode = z.output<typeof phoneCode>

/** Seals a phone, with its country prefix, together with the code to send to it. */
export function sealPhoneCode(secret: RotatingSecret, content: PhoneCode): string {
  return seal(secret, JSON.stringify(content))
}

export function unsealPhoneCode(secret: RotatingSecret, sealed: string): PhoneCode {
  return phoneCode.parse(JSON.parse(unseal(secret, sealed)))
}

/** Seals a phone with its country prefix. */
export function sealPhone(secret: RotatingSecret, phone: { country: string; digits: string }): string {
  return seal(secret, internationalPhone(phone))
}

/** `+16045550100`: a number drops its leading zero after the country's prefix. */
export function internationalPhone({ country, digits }: { country: string; digits: string }): string {
  const code = toCountryCode(country)
  return code ? `+${COUNTRIES[code].areaCode}${digits.replace(/^0/, '')}` : `+${digits}`
}
