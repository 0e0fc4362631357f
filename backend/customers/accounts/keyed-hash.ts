import { createHmac } from 'node:crypto'

/** Keyed, since six digits could be brute-forced from a plain hash within a second. */
export function hashCode(secret: string, key: string, code: string): string {
  return createHmac('sha256', secret).update(`${key}:${code}`).digest('base64url')
}

export function hashAddress(secret: string, address: string): string {
  return hashCode(secret, 'address', address)
}
