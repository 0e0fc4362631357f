'use client'

import { useEffect } from 'react'
import { recordFailure } from '@/lib/browser/fetcher/record-failure'
import { forgetRegistered } from '@/lib/browser/push/registered-token'
import { useSession } from '@/lib/browser/session/session-store'

/** `serverKey` is null when the API sends none. Loads only with a session, or to remove an older site's worker. */
export function Notifications({ serverKey }: { serverKey: string | null }) {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'visitor') forgetRegistered()
    void loadFor(status, serverKey).catch((error) => recordFailure('notifications', error))
  }, [status, serverKey])
  return null
}

async function loadFor(status: string, serverKey: string | null): Promise<void> {
  if (status === 'customer') {
    const { startNotifications } = await import('@/lib/browser/push/start-notifications')
    await startNotifications(serverKey)
  } else if (navigator.serviceWorker?.controller) {
    const { unregisterOtherWorkers } = await import('@/lib/browser/push/workers')
    await unregisterOtherWorkers()
  }
}
