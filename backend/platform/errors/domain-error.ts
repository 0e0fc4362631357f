import type { RC } from '@/lib/contract/codes'

export type DomainErrorCode = keyof typeof RC

/**
 * An expected failure, which rolls back the transaction. `message` is for developers; `records` has the fields that the
 * contract documents for the code.
 */
export class DomainError extends Error {
  constructor(
    readonly code: DomainErrorCode,
    message: string,
    readonly records?: Record<string, unknown>,
  ) {
    super(message)
    this.name = 'DomainError'
  }
}
