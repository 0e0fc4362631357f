import webPush from 'web-push'
import { z } from 'zod'
import { readOrGenerate } from '@/backend/platform/persisted-secrets'

const stored = z.object({ publicKey: z.string().min(1), privateKey: z.string().min(1) })

/** A P-256 key pair in base64url, by which push services know our server. */
export type VapidKeys = z.output<typeof stored>

/** The keys of a demo, the same after a restart, since subscriptions are bound to them. */
export function demoVapidKeys(folder: string): Promise<VapidKeys> {
  return readOrGenerate(folder, 'vapid-keys.json', stored, () => webPush.generateVAPIDKeys())
}
