import type { RC } from '@/lib/contract/codes'

export type RefusalCode = keyof typeof RC

/**
 * An expected failure: thrown, so that a transaction around it rolls back, and answered with its code.
 * `message` is for people of the API; `records` carries what the code promises (`oos`, `max_km`, `countries`).
 */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly records?: Record<string, unknown>,
  ) {
    super(message)
    this.name = 'Refusal'
  }
}
