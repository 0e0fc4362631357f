import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { RotatingSecret } from '@/lib/env-values'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text for the database with a key derived from the API's current secret; each result differs. */
export function seal([secret]: RotatingSecret, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws if the text was sealed with another secret, or was changed. */
export function unseal(secrets: RotatingSecret, sealed: string): string {
  let failure: unknown
  for (const secret of secrets) {
    try {
      return decrypt(secret, sealed)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function decrypt(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
  const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(rest.subarray(0, TAG_BYTES))
  return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'plaza notices', 32))
}
