import { recordFailure } from '@/lib/browser/fetcher/record-failure'

/** Receives notifications, and caches nothing. */
export const MESSAGING_WORKER = '/messaging-worker.js'

/** Unregisters other workers, such as the caching worker of an older site. */
export async function unregisterOtherWorkers(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      if (!isOurs(registration)) await registration.unregister()
    }
  } catch (error) {
    recordFailure('service workers', error)
  }
}

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing
  return worker !== null && new URL(worker.scriptURL).pathname === MESSAGING_WORKER
}
