import { DomainError } from '@/backend/platform/errors/domain-error'

/** `reason` where the shopper is told what was too much; the contract lists them. */
export function overLimit(message: string, retryAfterMs: number, reason?: 'password'): DomainError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return new DomainError('overLimit', message, { retry_after: seconds, ...(reason && { reason }) })
}
