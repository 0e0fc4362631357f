import { useEffect } from 'react'
import { call } from '@/operator/calls/call'

const REPEAT_MS = 30_000

/** Says that somebody looks after the store while the page is open; missing one does no harm. */
export function useAttendance(store: string | undefined): void {
  useEffect(() => {
    if (!store) return
    const attend = () => call('POST', '/attend', { store }).catch(() => undefined)
    attend()
    const timer = setInterval(attend, REPEAT_MS)
    return () => clearInterval(timer)
  }, [store])
}
