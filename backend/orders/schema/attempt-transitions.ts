export const ATTEMPT_STATES = [
  /** recorded, and nothing is sent to the provider yet */
  'created',
  /** a charge was sent, and its answer is not recorded yet */
  'sent',
  'redirected',
  /** the payer approved, and the capture is under way */
  'authorised',
  'captured',
  'declined',
  'cancelled',
  'expired',
  /** the provider did not answer in time */
  'unknown',
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

interface AttemptTransition {
  from: readonly AttemptState[]
  to: AttemptState
}

/** States in which money may be moving: only the provider's answer may close or replace such an attempt. */
export const IN_DOUBT = ['sent', 'authorised', 'unknown'] as const satisfies readonly AttemptState[]
/** States in which the provider may still take the money. */
export const LIVE = [...IN_DOUBT, 'redirected'] as const satisfies readonly AttemptState[]

/** Every event of an attempt. In any other state it changes nothing. */
export const ATTEMPT_TRANSITIONS = {
  send: { from: ['created'], to: 'sent' },
  redirect: { from: ['created'], to: 'redirected' },
  /** the bank of a saved card demands 3-D Secure, on the payment page */
  start_3ds: { from: ['sent', 'unknown'], to: 'redirected' },
  authorise: { from: ['redirected'], to: 'authorised' },
  lose: { from: ['sent', 'authorised'], to: 'unknown' },
  /** the provider took the money, whatever was recorded before */
  capture: { from: ['created', ...LIVE, 'declined', 'cancelled', 'expired'], to: 'captured' },
  decline: { from: LIVE, to: 'declined' },
  /** the payer turned back on the provider's page */
  turn_back: { from: LIVE, to: 'cancelled' },
  /** another payment replaced it, or its order was paid or cancelled */
  cancel: { from: ['created', 'redirected'], to: 'cancelled' },
  expire: { from: ['created', 'redirected'], to: 'expired' },
  /** the provider has no record of it, long after it was sent */
  abandon: { from: IN_DOUBT, to: 'expired' },
} as const satisfies Record<string, AttemptTransition>

export type AttemptEvent = keyof typeof ATTEMPT_TRANSITIONS

export function canAttempt(state: AttemptState, event: AttemptEvent): boolean {
  const { from }: AttemptTransition = ATTEMPT_TRANSITIONS[event]
  return from.includes(state)
}

export function isLive(state: AttemptState): boolean {
  return LIVE.some((one) => one === state)
}

export function isInDoubt(state: AttemptState): boolean {
  return IN_DOUBT.some((one) => one === state)
}
