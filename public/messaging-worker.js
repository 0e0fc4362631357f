/**
 * Receives messages of the commerce API, `{title, body, order_id}`, also while no page is open. It has no `fetch`
 * listener and caches nothing.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(register(event)))

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Shows a message that has both title and body, and passes it on to the open pages, which refetch. */
async function show({ title, body, order_id: orderId }) {
  if (!title || !body) return
  for (const page of await pages()) page.postMessage({ title, body, order_id: orderId })
  // a later message of the same order takes the place of this one
  const perOrder = orderId ? { tag: orderId, renotify: true, data: { orderId } } : {}
  await self.registration.showNotification(title, { body, icon: '/icon/192', ...perOrder })
}

/** Opens the detail of the order, in the tab that shows it already if there is one. */
async function open(notification) {
  notification.close()
  const orderId = notification.data?.orderId
  if (!orderId) return
  const path = `/account/orders/detail/${encodeURIComponent(orderId)}`
  const shown = (await pages()).find((page) => new URL(page.url).pathname === path)
  await (shown ? shown.focus() : self.clients.openWindow(path))
}

/** The browser has replaced or ended the subscription: registers the new one in the session of the cookie. */
async function register({ newSubscription, oldSubscription }) {
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription?.options ?? {}))
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
