import { createHmac } from 'node:crypto'

/** What codes are stored under: `CA:6045550100`. */
export function phoneKey(country: string, digits: string): string {
  return `${country}:${digits}`
}

/** Keyed: six digits alone could be found from a plain hash in a second. */
export function hashCode(secret: string, key: string, code: string): string {
  return createHmac('sha256', secret).update(`${key}:${code}`).digest('base64url')
}
