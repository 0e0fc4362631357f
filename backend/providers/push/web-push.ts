import webPush from 'web-push'
import { UndeliverableError } from '@/backend/providers/messages/message-providers'
import { withDeadline } from '@/lib/deadline'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { isPushEndpoint } from './push-hosts'
import type { PushProvider } from './push-provider'
import type { VapidKeys } from './vapid-keys'

const TIMEOUT_MS = 10_000
/** The answers of a push service about a subscription that has ended. */
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
