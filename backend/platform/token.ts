import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 32 random bytes as base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256: tokens are random enough to need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
