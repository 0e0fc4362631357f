/** A browser's subscription at its push service; the keys are base64url. */
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

/** Sends notifications to browsers. */
export interface PushProvider {
  /** the VAPID key that browsers subscribe with */
  publicKey: string
  /** whether this is an https address of a push service that we send to */
  accepts(endpoint: string): boolean
  /**
   * Sends a message, which the push service stores for `ttlSeconds`. Throws an UndeliverableError when the subscription
   * has ended, else any error: then it can be sent again.
   */
  send(to: Subscription, message: PushMessage, ttlSeconds: number): Promise<void>
}
