/** The keys are base64url. */
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
  /** Throws an UndeliverableError when the subscription has ended, else any error: then it can be sent again. */
  send(to: Subscription, message: PushMessage, ttlSeconds: number): Promise<void>
}
