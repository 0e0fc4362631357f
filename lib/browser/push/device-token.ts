import { pageLanguage } from '@/lib/browser/fetcher/page-language'
import { recordFailure } from '@/lib/browser/fetcher/record-failure'
import { request } from '@/lib/browser/fetcher/request'
import { readRegistered, saveRegistered } from './registered-token'
import { MESSAGING_WORKER } from './workers'

/**
 * Subscribes this browser with the key of the API, and registers the subscription as its device token, unless this tab
 * has registered it already, in this language. Failures are only logged.
 */
export async function registerDeviceToken(serverKey: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(MESSAGING_WORKER)
    const { pushManager } = await navigator.serviceWorker.ready
    const { endpoint = '', keys = {} } = (await subscribe(pushManager, serverKey)).toJSON()
    const token = `${pageLanguage()} ${endpoint}`
    if (readRegistered() === token) return
    const body = { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
    const answer = await request('POST /api/devices', { body })
    if (answer.ok) saveRegistered(token)
    else recordFailure('device token', answer.code)
  } catch (error) {
    recordFailure('device token', error)
  }
}

/** Failures are only logged. */
export async function endSubscription(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(MESSAGING_WORKER)
    const subscription = await registration?.pushManager.getSubscription()
    await subscription?.unsubscribe()
  } catch (error) {
    recordFailure('device token', error)
  }
}

/** A subscription with the key of another server is replaced. */
async function subscribe(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}
