export const REFUND_STATES = ['requested', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

interface RefundTransition {
  from: readonly RefundState[]
  to: RefundState
}

/** Every event of a refund. Only the provider's confirmation ends one. */
export const REFUND_TRANSITIONS = {
  /** is about to be sent, or sent again: its idempotency key makes that safe */
  send: { from: ['requested', 'sent', 'failed'], to: 'sent' },
  /** the provider has returned the money, whatever was recorded before */
  finish: { from: ['requested', 'sent', 'failed'], to: 'done' },
  /** the provider refuses, or has been silent several times */
  fail: { from: ['sent'], to: 'failed' },
} as const satisfies Record<string, RefundTransition>

export type RefundEvent = keyof typeof REFUND_TRANSITIONS
