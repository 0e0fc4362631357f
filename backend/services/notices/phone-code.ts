import { z } from 'zod'
import { seal, unseal } from './seal'

const phoneCode = z.object({ phone: z.string(), code: z.string() })
type PhoneCode = z.output<typeof phoneCode>

/** A phone, with country prefix, and the code that it is to get, sealed together. */
export function sealPhoneCode(secret: string, content: PhoneCode): string {
  return seal(secret, JSON.stringify(content))
}

export function unsealPhoneCode(secret: string, sealed: string): PhoneCode {
  return phoneCode.parse(JSON.parse(unseal(secret, sealed)))
}
