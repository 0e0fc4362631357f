import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** 32 random bytes as base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256, since tokens are random enough to need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** 80 random bits as 16 lower-case base32 characters: unguessable and easy to read aloud. */
export function randomId(): string {
  const bits = [...randomBytes(10)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
}
