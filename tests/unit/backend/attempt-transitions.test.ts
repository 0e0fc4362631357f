import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstPoll, nextPoll } from '@/backend/orders/attempts/poll-schedule'
import {
  ATTEMPT_STATES,
  ATTEMPT_TRANSITIONS,
  type AttemptEvent,
  type AttemptState,
  canAttempt,
  isInDoubt,
  LIVE,
} from '@/backend/orders/schema/attempt-transitions'
import { REFUND_TRANSITIONS, type RefundEvent, type RefundState } from '@/backend/orders/schema/refund-transitions'

const NOW = new Date('2026-06-05T18:00:00Z')
const EVENTS = Object.keys(ATTEMPT_TRANSITIONS) as AttemptEvent[]

/** What may happen in each state, written down apart from the table. */
const ALLOWED: Record<AttemptState, AttemptEvent[]> = {
  created: ['send', 'redirect', 'capture', 'cancel', 'expire'],
  sent: ['start_3ds', 'lose', 'capture', 'decline', 'turn_back', 'abandon'],
  redirected: ['authorise', 'capture', 'decline', 'turn_back', 'cancel', 'expire'],
  authorised: ['lose', 'capture', 'decline', 'turn_back', 'abandon'],
  captured: [],
  declined: ['capture'],
  cancelled: ['capture'],
  expired: ['capture'],
  unknown: ['start_3ds', 'capture', 'decline', 'turn_back', 'abandon'],
}

describe('the transitions of an attempt', () => {
  test.each(ATTEMPT_STATES)('one that is %s allows exactly these events', (state) => {
    expect(EVENTS.filter((event) => canAttempt(state, event))).toEqual(ALLOWED[state])
  })

  test('no sequence of events takes money twice, and only the provider ends an attempt in doubt', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 }), (events) => {
        let state: AttemptState = 'created'
        let captures = 0
        for (const event of events) {
          if (!canAttempt(state, event)) continue
          if (isInDoubt(state)) expect(['cancel', 'expire', 'send', 'redirect']).not.toContain(event)
          state = ATTEMPT_TRANSITIONS[event].to
          captures += event === 'capture' ? 1 : 0
        }
        expect(captures).toBeLessThanOrEqual(1)
        expect(captures === 1).toBe(state === 'captured')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the provider is asked', () => {
  test.each(LIVE)('within a minute, again and again, about an attempt that is %s', (state) => {
    let at = firstPoll(state, NOW)
    expect(at?.getTime()).toBe(NOW.getTime() + 5000)
    for (let times = 0; times < 100 && at; times++) {
      const next = nextPoll({ state, movedAt: NOW }, at)
      expect((next?.getTime() ?? 0) - at.getTime()).toBeGreaterThanOrEqual(5000)
      expect((next?.getTime() ?? 0) - at.getTime()).toBeLessThanOrEqual(60_000)
      at = next
    }
    expect(at).not.toBeNull()
  })

  test('for a day about one that we closed, and never about one that it has refused', () => {
    const asked: Date[] = []
    for (let at = firstPoll('expired', NOW); at; at = nextPoll({ state: 'expired', movedAt: NOW }, at)) asked.push(at)
    expect(asked.length).toBeGreaterThan(20)
    expect((asked.at(-1)?.getTime() ?? 0) - NOW.getTime()).toBeGreaterThan(24 * 3_600_000)
    expect(firstPoll('declined', NOW)).toBeNull()
  })

  test('about money that it has taken, since somebody may return it there: rarely, for half a year', () => {
    const asked: Date[] = []
    for (let at = firstPoll('captured', NOW); at; at = nextPoll({ state: 'captured', movedAt: NOW }, at)) asked.push(at)
    expect(asked.length).toBeLessThan(30)
    const days = asked.map((at) => (at.getTime() - NOW.getTime()) / 86_400_000)
    expect([days[0], days.at(-1) ?? 0]).toEqual([1 / 24, expect.toSatisfy((day) => day > 180)])
  })
})

test('a refund is done once the provider says so, whatever failed before, and never changes then', () => {
  const events = Object.keys(REFUND_TRANSITIONS) as RefundEvent[]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (sequence) => {
      let state: RefundState = 'requested'
      for (const event of [...sequence, 'send', 'finish'] as const) {
        const { from, to }: { from: readonly RefundState[]; to: RefundState } = REFUND_TRANSITIONS[event]
        if (from.includes(state)) state = to
        else if (state === 'done')
          expect(events.some((one) => (REFUND_TRANSITIONS[one].from as readonly string[]).includes('done'))).toBe(false)
      }
      expect(state).toBe('done')
    }),
    { numRuns: 500 },
  )
})
