import { vi } from 'vitest'

interface Options {
  permission: NotificationPermission
  answers?: NotificationPermission
  vendor?: string
  /** scripts; the first one's worker controls the page */
  workers?: string[]
}

/** jsdom lacks the permission, service workers, and subscriptions. */
export function fakeBrowser({ permission, answers = 'denied', vendor = 'Google Inc.', workers = [] }: Options) {
  let endpoint = 'https://push.example/1'
  const ask = vi.fn(async () => {
    Notification.permission = answers
    return answers
  })
  const Notification = { permission, requestPermission: ask }
  const unsubscribe = vi.fn(async () => true)
  const subscription = {
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'k', auth: 'a' } }),
    unsubscribe,
  }
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => subscription)
  const pushManager = { subscribe, getSubscription: async () => subscription }
  const register = vi.fn(async (_script: string) => undefined)
  const registrations = workers.map((script) => ({
    active: { scriptURL: new URL(script, location.href).href },
    waiting: null,
    installing: null,
    unregister: vi.fn(async () => true),
  }))
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: registrations[0]?.active ?? null,
    ready: Promise.resolve({ pushManager }),
    register,
    getRegistrations: async () => registrations,
    getRegistration: async () => ({ pushManager }),
  })
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('navigator', { serviceWorker, vendor })
  return {
    ask,
    register,
    subscribe,
    unsubscribe,
    registrations,
    refresh: (to: string) => {
      endpoint = to
    },
    post: (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
  }
}
