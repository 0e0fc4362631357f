import { useEffect, useRef, useState } from 'react'
import {
  clearPending,
  type PendingPayment,
  pendingOf,
  savePending,
  watchPending,
} from '@/lib/browser/orders/pending-payment'
import type { UnknownOutcome } from '@/lib/domain/payment/unknown-outcome'
import type { Result } from '@/lib/domain/result'

const FIRST_MS = 1000
const NEXT_MS = 4000

interface LostOutcomeOptions<T> {
  /** names the payment in this browser's storage */
  name: string
  /** `age`: seconds since it was sent */
  ask: (pending: PendingPayment, age: number) => Promise<Result<UnknownOutcome<T>>>
  onFound: (found: T) => void
  /** nothing came of it, and nothing will; `isUncertain`: as far as anybody can tell */
  onNothing: (isUncertain: boolean) => void
}

/** The answer may be lost here, in another tab or before a reload. Nothing else may be paid while `isChecking`. */
export function useUnknownOutcome<T>(options: LostOutcomeOptions<T>) {
  const { name } = options
  const latest = useRef(options)
  latest.current = options
  const sent = useRef<PendingPayment | null>(null)
  const [lost, setLost] = useState<PendingPayment | null>(null)
  useEffect(() => {
    // the one that is on its way from this page has its own answer
    const read = () => !sent.current && setLost(pendingOf(name))
    read()
    return watchPending(name, read)
  }, [name])
  useEffect(() => {
    if (!lost) return
    let isMounted = true
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const answer = await latest.current.ask(lost, Math.max(0, (Date.now() - lost.sentAt) / 1000))
      if (!isMounted) return
      if (!answer.ok || (!answer.value.found && !answer.value.isFinal)) {
        timer = setTimeout(look, NEXT_MS)
        return
      }
      clearPending(name)
      setLost(null)
      if (answer.value.found) latest.current.onFound(answer.value.found)
      else latest.current.onNothing(answer.value.isUncertain ?? false)
    }
    timer = setTimeout(look, FIRST_MS)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [lost, name])

  return {
    isChecking: lost !== null,
    /** false while an earlier one, perhaps of another tab, is not known. */
    begin: (payment: Omit<PendingPayment, 'sentAt'>): boolean => {
      const earlier = pendingOf(name)
      if (earlier) setLost(earlier)
      else {
        sent.current = { ...payment, sentAt: Date.now() }
        savePending(name, sent.current)
      }
      return !earlier
    },
    end: (isLost: boolean): void => {
      if (isLost) setLost(sent.current)
      else clearPending(name)
      sent.current = null
    },
  }
}
