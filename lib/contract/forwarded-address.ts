import { createHmac, timingSafeEqual } from 'node:crypto'

/** Carries the signature of the shopper's address that a storefront forwards in `x-forwarded-for`. */
export const ADDRESS_SIGNATURE_HEADER = 'x-plaza-address-signature'

export function signAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url')
}

export function isSignedAddress(address: string, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signAddress(address, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
