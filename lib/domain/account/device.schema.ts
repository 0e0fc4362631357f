import { z } from 'zod'

/** A browser's push subscription, as `PushSubscription.toJSON()` has it. */
export const deviceSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  /** base64url */
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
})

export type DeviceForm = z.input<typeof deviceSchema>
