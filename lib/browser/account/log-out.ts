import { clearCarts } from '@/lib/browser/cart/carts'
import { recordFailure } from '@/lib/browser/fetcher/record-failure'
import { request } from '@/lib/browser/fetcher/request'

/** Reloads the home page. */
export async function logOut(home: string): Promise<void> {
  void turnOffNotifications()
  await request('DELETE /api/session')
  clearCarts()
  location.assign(home)
}

/** The API forgets this browser at logout; its subscription ends too, in case an API does not. */
async function turnOffNotifications(): Promise<void> {
  const loading = import('@/lib/browser/push/device-token')
  await loading.then(({ endSubscription }) => endSubscription()).catch((error) => recordFailure('notifications', error))
}
