import { recordFailure } from '@/lib/browser/fetcher/record-failure'
import { createStored } from '@/lib/browser/storage/stored'
import { registerDeviceToken } from './device-token'
import { notificationStore } from './notification-store'
import { unregisterOtherWorkers } from './workers'

const asked = createStored('plaza-notifications-asked', false, (json) => json === true)

/**
 * Once per page with a session: registers the device token where notifications are allowed, and asks on the first such
 * page where they are neither allowed nor refused. `serverKey` null: the API sends none.
 */
export async function startNotifications(serverKey: string | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await unregisterOtherWorkers()
  if (serverKey === null || !('PushManager' in window) || !('Notification' in window)) return
  navigator.serviceWorker.addEventListener('message', receive)
  notificationStore.setState({ serverKey, permission: Notification.permission })
  if (Notification.permission === 'granted') await registerDeviceToken(serverKey)
  else if (Notification.permission === 'default' && !isSafari() && !asked.read()) {
    asked.write(true)
    await turnOnNotifications()
  }
}

/** A rejection is only logged. */
export async function turnOnNotifications(): Promise<void> {
  const { serverKey } = notificationStore.getState()
  if (serverKey === null) return
  const permission = await Notification.requestPermission()
  notificationStore.setState({ permission })
  if (permission === 'granted') await registerDeviceToken(serverKey)
  else recordFailure('notification_disabled_warning', permission)
}

/** Takes a message that the messaging worker passes on; one without title or body is ignored. */
function receive({ data }: MessageEvent<{ title?: string; body?: string } | null>): void {
  if (!data?.title || !data.body) return
  notificationStore.setState(({ refreshFlag }) => ({ refreshFlag: !refreshFlag }))
}

/** Safari, and every browser of iOS: they ask only after a press. */
function isSafari(): boolean {
  return navigator.vendor.startsWith('Apple')
}
