import type { BrowserContext, CDPSession, Page, Worker } from 'playwright/test'

const ORIGIN = process.env.BASE_URL ?? ''

/** The types of our code are those of pages. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
  clients: object
}

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** A browser subscribes only at its own vendor's push service. */
export async function replaceSubscription(context: BrowserContext, given: Subscription): Promise<void> {
  await context.addInitScript((subscription) => {
    const answer = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => true }
    Object.assign(PushManager.prototype, { subscribe: async () => answer, getSubscription: async () => answer })
  }, given)
}

export async function openDelivery(page: Page): Promise<{ deliver: (data: string) => Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(ORIGIN) && !isDeleted)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return {
    deliver: async (data) => {
      await session.send('ServiceWorker.deliverPushMessage', { origin: ORIGIN, registrationId, data })
    },
  }
}

export function shownBy(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as WorkerScope
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })
}

/** Answers the path that it opens. Only a real press may open a window, so that is left out. */
export function press(worker: Worker): Promise<string> {
  return worker.evaluate(async () => {
    const { registration, clients } = self as unknown as WorkerScope
    const [notification] = await registration.getNotifications()
    if (!notification) throw new Error('there is no notification')
    return new Promise<string>((resolve) => {
      Object.assign(clients, { openWindow: async (path: string) => resolve(path) })
      const click = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })
      self.dispatchEvent(click)
    })
  })
}
