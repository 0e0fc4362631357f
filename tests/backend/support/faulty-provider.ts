import type { PaymentProvider } from '@/backend/providers/payment-provider'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** `down`: calls do nothing. `silent`: they work, and their answer is lost. `late`: they work after the answer is lost. */
export type ProviderMood = 'well' | 'down' | 'silent' | 'late'

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof LoggableError)) throw error
}

export function createFaultyProvider(provider: PaymentProvider) {
  let mood: ProviderMood = 'well'
  const late: (() => Promise<unknown>)[] = []

  function moody<A extends unknown[], T>(call: (...args: A) => Promise<T>, canBeLate = true) {
    return async (...args: A): Promise<T> => {
      if (mood === 'silent') await call(...args)
      if (mood === 'late' && canBeLate) late.push(() => call(...args))
      if (mood !== 'well') throw new Error('the provider does not answer')
      return call(...args)
    }
  }
  const faulty: PaymentProvider = {
    ...provider,
    charge: moody(provider.charge),
    capture: moody(provider.capture),
    refund: moody(provider.refund),
    find: moody(provider.find, false),
  }
  return {
    provider: faulty,
    be(next: ProviderMood): void {
      mood = next
    },
    /** Nobody hears of a late call that is refused. */
    async catchUp(): Promise<void> {
      for (const call of late.splice(0)) await call().catch(ignoreRefusal)
    },
  }
}
