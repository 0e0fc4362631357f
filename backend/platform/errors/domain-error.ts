import type { RC } from '@/lib/contract/codes'

export type DomainErrorCode = keyof typeof RC

/** Thrown so that the transaction rolls back. `message` is for developers; `records` has what the code promises. */
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
