import { z } from 'zod'
import { seal, unseal } from '@/backend/platform/seal'
import { toCountryCode } from '@/lib/domain/places/country-code'
import { internationalPhone as withCode } from '@/lib/domain/places/national-phone'
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

/** `+16045550100`. */
export function internationalPhone({ country, digits }: { country: string; digits: string }): string {
  const code = toCountryCode(country)
  return code ? withCode(code, digits) : `+${digits}`
}
