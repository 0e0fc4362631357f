import type { z } from 'zod'
import { demoVapidKeys, type WebPushConfig } from '@/backend/providers/push/web-push'
import type { PROVIDER_VARIABLES } from './provider-variables'

const DEMO_SUBJECT = 'mailto:orders@plaza.test'

/** A demo generates its own keys. Null in a production without: notifications are off. */
export async function loadWebPush(
  mode: 'demo' | 'production',
  dataDir: string,
  env: z.output<typeof PROVIDER_VARIABLES>,
): Promise<WebPushConfig | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject, PUSH_HOSTS: hosts } = env
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject, hosts }
  return mode === 'demo' ? { ...(await demoVapidKeys(dataDir)), subject: DEMO_SUBJECT, hosts } : null
}
