import type { ExpressConfig } from '@/lib/domain/payment/express'
import { env } from '@/lib/env'

/**
 * The express provider's script; in the demo the reference API's sandbox. Null when express payment is not
 * configured.
 */
export function expressConfig(): ExpressConfig | null {
  const { EXPRESS_SCRIPT_URL, EXPRESS_CLIENT_KEY, PLAZA_MODE, COMMERCE_API_URL } = env()
  if (EXPRESS_SCRIPT_URL) return { scriptUrl: EXPRESS_SCRIPT_URL, clientKey: EXPRESS_CLIENT_KEY }
  return PLAZA_MODE === 'demo' ? { scriptUrl: `${COMMERCE_API_URL}/sandbox/express.js`, clientKey: 'sandbox' } : null
}
