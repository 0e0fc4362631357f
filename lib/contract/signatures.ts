import { createHmac, timingSafeEqual } from 'node:crypto'

/** Carries the signature of the shopper's address that a storefront forwards in `x-forwarded-for`. */
export const ADDRESS_SIGNATURE_HEADER = 'x-plaza-address-signature'

/** Carries the signature of a purge that an API sends. */
export const PURGE_SIGNATURE_HEADER = 'x-plaza-signature'

/** How far the time of a purge may be from that of the storefront, in ms. */
export const PURGE_AGE_MS = 300_000

/** HMAC-SHA256 of the word and the address, as base64url. */
export function signAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url')
}

export function isSignedAddress(address: string, signature: string, secret: string): boolean {
  return isSame(Buffer.from(signature), Buffer.from(signAddress(address, secret)))
}

/** HMAC-SHA256 of the body, in hexadecimal. */
export function signPurge(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

export function isSignedPurge(body: string, signature: string, secret: string): boolean {
  return isSame(Buffer.from(signature, 'hex'), Buffer.from(signPurge(body, secret), 'hex'))
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
