import type { ExpressConfig } from '@/lib/domain/payment/express'
import { env } from '@/lib/env'

/** Null when express payment is not configured. */
export function expressConfig(): ExpressConfig | null {
  const { EXPRESS_SCRIPT_URL, EXPRESS_CLIENT_KEY } = env()
  return EXPRESS_SCRIPT_URL ? { scriptUrl: EXPRESS_SCRIPT_URL, clientKey: EXPRESS_CLIENT_KEY } : null
}
