import { createECDH } from 'node:crypto'
import type { Variables } from '@/lib/env-values'

/** One sentence for each pair of keys that cannot work together, where both are set. */
export function mismatchedKeys(given: Variables): string[] {
  return [...mismatchedStripe(given), ...mismatchedVapid(given)]
}

/** Stripe's keys name their mode: sk_test_…, pk_live_…, also of restricted keys (rk_live_…). */
function mismatchedStripe({ STRIPE_SECRET_KEY: secret = '', STRIPE_PUBLISHABLE_KEY: publishable = '' }: Variables) {
  const [ofSecret, ofPublishable] = [secret, publishable].map((key) => /^[a-z]+_(test|live)_/.exec(key)?.[1])
  if (!ofSecret || !ofPublishable || ofSecret === ofPublishable) return []
  return [`STRIPE_PUBLISHABLE_KEY is a ${ofPublishable} key, and STRIPE_SECRET_KEY a ${ofSecret} key.`]
}

function mismatchedVapid({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Variables) {
  if (!publicKey || !privateKey || publicKeyOf(privateKey) === publicKey.replace(/=+$/, '')) return []
  return ['VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY.']
}

/** In base64url; null for what is no private key of P-256. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return null
  }
  return pair.getPublicKey('base64url')
}
