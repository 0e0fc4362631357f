import type { RC } from '@/lib/contract/codes'

export type DomainErrorCode = keyof typeof RC

/**
 * An expected failure. It is thrown so that the surrounding transaction rolls back, and is answered with its code.
 * `message` is for developers; `records` holds the data that the code promises (`oos`, `max_km`, `countries`).
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
