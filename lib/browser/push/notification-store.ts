import { useEffect, useRef } from 'react'
import { createStore, useStore } from 'zustand'

interface Notifications {
  /** the key of the API to subscribe with; null: notifications are not available here */
  serverKey: string | null
  permission: NotificationPermission
  /** toggled by each message */
  refreshFlag: boolean
}

export const notificationStore = createStore<Notifications>(() => ({
  serverKey: null,
  permission: 'denied',
  refreshFlag: false,
}))

/** Null where notifications are not available. */
export function useNotificationPermission(): NotificationPermission | null {
  return useStore(notificationStore, ({ serverKey, permission }) => (serverKey === null ? null : permission))
}

export function useRefreshFlag(refetch: () => unknown): void {
  const flag = useStore(notificationStore, ({ refreshFlag }) => refreshFlag)
  const seen = useRef(flag)
  useEffect(() => {
    if (seen.current === flag) return
    seen.current = flag
    refetch()
  }, [flag, refetch])
}
