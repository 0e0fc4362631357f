import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { pathsIn } from '@/lib/paths'

const SOURCE = readFileSync('public/messaging-worker.js', 'utf8')
const MESSAGE = { title: 'Noodle House', body: 'The store has accepted your order #o1.', order_id: 'o1' }
const ORDER = pathsIn('en', 'en').order('o1')

type Listener = (event: object) => void
const listeners = new Map<string, Listener>()
const page = { url: 'https://plaza.example/account/orders', postMessage: vi.fn(), focus: vi.fn() }
const registration = { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } }
const clients = { matchAll: vi.fn(), openWindow: vi.fn(), claim: vi.fn() }
const fetching = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  listeners.clear()
  page.url = 'https://plaza.example/account/orders'
  clients.matchAll.mockResolvedValue([page])
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration,
    clients,
  }
  runInNewContext(SOURCE, { self, URL, fetch: fetching })
})

/** Dispatches an event, and waits for what it makes the worker wait for. */
async function dispatch(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}
const push = (message: unknown) => dispatch('push', { data: { json: () => message } })
const click = (data: unknown) => dispatch('notificationclick', { notification: { data, close: vi.fn() } })

test('a message with title, body and order id is shown, and passed on to the open pages [ENT-55] [NOTI-3]', async () => {
  await push(MESSAGE)
  expect(registration.showNotification.mock.calls).toEqual([
    [MESSAGE.title, { body: MESSAGE.body, icon: '/icon/192', tag: 'o1', renotify: true, data: { orderId: 'o1' } }],
  ])
  expect(page.postMessage.mock.calls).toEqual([[MESSAGE]])
})

test.each([
  ['no title', { body: 'b', order_id: 'o1' }],
  ['no body', { title: 't', order_id: 'o1' }],
  ['neither', {}],
])('a message with %s does nothing [NOTI-3]', async (_, message) => {
  await push(message)
  expect([registration.showNotification.mock.calls, page.postMessage.mock.calls]).toEqual([[], []])
})

test('a message that is not JSON, or empty, does nothing', async () => {
  await dispatch('push', { data: { json: () => JSON.parse('{') } })
  await dispatch('push', { data: null })
  expect(registration.showNotification).not.toHaveBeenCalled()
})

test('a click opens the detail of the order, /account/orders/detail/o1 [NOTI-4]', async () => {
  await click({ orderId: 'o1' })
  expect(ORDER).toBe('/account/orders/detail/o1')
  expect(clients.openWindow.mock.calls).toEqual([[ORDER]])
})

test('a click focuses the tab that shows the order already [NOTI-4]', async () => {
  page.url = `https://plaza.example${ORDER}?lan=zh`
  await click({ orderId: 'o1' })
  expect(page.focus).toHaveBeenCalledTimes(1)
  expect(clients.openWindow).not.toHaveBeenCalled()
})

test('a click on a notification without an order id opens nothing [NOTI-4]', async () => {
  await click(undefined)
  expect(clients.openWindow).not.toHaveBeenCalled()
})

test('a subscription that the browser refreshes is registered again, without a page [NOTI-2]', async () => {
  const refreshed = { endpoint: 'https://push.example/2', keys: { p256dh: 'k', auth: 'a' } }
  registration.pushManager.subscribe.mockResolvedValue({ toJSON: () => ({ ...refreshed, expirationTime: null }) })
  const options = { userVisibleOnly: true, applicationServerKey: 'key' }
  await dispatch('pushsubscriptionchange', { oldSubscription: { options } })
  expect(registration.pushManager.subscribe.mock.calls).toEqual([[options]])
  expect(fetching.mock.calls).toMatchObject([['/api/devices', { method: 'POST', body: JSON.stringify(refreshed) }]])
})

test('it answers no requests and caches nothing [NOTI-7]', () => {
  expect([...listeners.keys()]).not.toContain('fetch')
  expect(SOURCE).not.toMatch(/caches\./)
})
