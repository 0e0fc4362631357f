import webPush from 'web-push'
import { z } from 'zod'
import { readOrGenerate } from '@/backend/platform/persisted-secrets'
import { UndeliverableError } from '@/backend/providers/messages/message-providers'
import { withDeadline } from '@/lib/deadline'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { isPushEndpoint } from './push-hosts'

/** A browser's push subscription; its keys are base64url. */
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

interface PushMessage {
  title: string
  body: string
  order_id: string
}

export interface PushProvider {
  /** the VAPID key that browsers subscribe with */
  publicKey: string
  accepts(endpoint: string): boolean
  /** throws an UndeliverableError when the subscription has ended, else any error: then it can be sent again */
  send(to: Subscription, message: PushMessage, ttlSeconds: number): Promise<void>
}

const stored = z.object({ publicKey: z.string().min(1), privateKey: z.string().min(1) })

/** The P-256 key pair, in base64url, by which push services know our server. */
type VapidKeys = z.output<typeof stored>

/** Generates the keys of a demo once: subscriptions are bound to them. */
export function demoVapidKeys(folder: string): Promise<VapidKeys> {
  return readOrGenerate(folder, 'vapid-keys.json', stored, () => webPush.generateVAPIDKeys())
}

const TIMEOUT_MS = 10_000
/** HTTP statuses for a subscription that has ended. */
const ENDED = [404, 410]

export interface WebPushConfig extends VapidKeys {
  /** whom a push service may contact about our messages: a mailto: or https: address */
  subject: string
  /** see `isPushEndpoint` */
  hosts: readonly string[]
  timeoutMs?: number
}

/** Encrypts and sends messages by the Web Push standard, signed with our VAPID keys. */
export function createWebPush(config: WebPushConfig): PushProvider {
  const { publicKey, privateKey, subject, hosts, timeoutMs = TIMEOUT_MS } = config
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, hosts)
  return {
    publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, message, ttlSeconds) {
      if (!accepts(endpoint)) throw new UndeliverableError('the push service is not one that we send to')
      const options = { vapidDetails: { subject, publicKey, privateKey }, TTL: ttlSeconds, timeout: timeoutMs }
      const sending = () =>
        webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options)
      await withDeadline(timeoutMs, sending).catch((error: Error) => {
        const status = error instanceof webPush.WebPushError ? error.statusCode : 0
        const reason = `the push service did not accept it: ${status || error.name}`
        throw ENDED.includes(status) ? new UndeliverableError(reason) : new LoggableError(reason)
      })
    },
  }
}
