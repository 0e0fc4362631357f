import { z } from 'zod'
import type { SmtpConfig } from '@/backend/providers/messages/smtp-mail'
import type { TwilioConfig } from '@/backend/providers/messages/twilio-texts'
import type { PaypalConfig } from '@/backend/providers/paypal/paypal-api'
import { PUSH_HOSTS } from '@/backend/providers/push/push-hosts'
import { demoVapidKeys, type WebPushConfig } from '@/backend/providers/push/web-push'
import type { StripeConfig } from '@/backend/providers/stripe/stripe-adapter'
import { address, webAddress } from '@/lib/env-addresses'
import { list } from '@/lib/env-values'

const text = z.string().min(1).optional()

export const PROVIDER_VARIABLES = z.object({
  SMTP_URL: address('smtp://user:password@mail.example.com:587', /^smtps?$/).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]+<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or Name <orders@plaza.example.com>')
    .optional(),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_API_BASE: webAddress.default('https://api.twilio.com'),
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: address('mailto:orders@plaza.example.com', /^(mailto|https)$/).optional(),
  PUSH_HOSTS: list.default(PUSH_HOSTS),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: webAddress.default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_API_BASE: webAddress.default('https://api-m.paypal.com'),
})

export const SMTP = ['SMTP_URL', 'MAIL_FROM']
/** Variables that must be set together. */
export const TOGETHER = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
]

export interface Providers {
  /** null: mails stay in a demo's outbox */
  smtp: SmtpConfig | null
  /** null: text messages stay in a demo's outbox, and production offers nothing that needs them */
  twilio: TwilioConfig | null
  /** null: not configured */
  stripe: StripeConfig | null
  /** null: not configured */
  paypal: PaypalConfig | null
}

/** The complete configuration of each provider, or null. */
export function toProviders(env: z.output<typeof PROVIDER_VARIABLES>): Providers {
  return {
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    twilio: toTwilio(env),
    stripe: toStripe(env),
    paypal: toPaypal(env),
  }
}

type Variables = z.output<typeof PROVIDER_VARIABLES>

function toTwilio(env: Variables): TwilioConfig | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env
  if (!accountSid || !authToken || !from) return null
  return { accountSid, authToken, from, apiBase: withoutSlash(env.TWILIO_API_BASE) }
}

function toStripe(env: Variables): StripeConfig | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env
  if (!secretKey || !publishableKey || !webhookSecret) return null
  return { secretKey, publishableKey, webhookSecret, apiBase: withoutSlash(env.STRIPE_API_BASE) }
}

function toPaypal(env: Variables): PaypalConfig | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env
  if (!clientId || !clientSecret || !webhookId) return null
  return { clientId, clientSecret, webhookId, apiBase: withoutSlash(env.PAYPAL_API_BASE) }
}

function withoutSlash(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '')
}

const DEMO_SUBJECT = 'mailto:orders@plaza.test'

/** A demo generates missing keys. Null in production without keys: notifications are off. */
export async function loadWebPush(
  mode: 'demo' | 'production',
  dataDir: string,
  env: z.output<typeof PROVIDER_VARIABLES>,
): Promise<WebPushConfig | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject, PUSH_HOSTS: hosts } = env
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject, hosts }
  return mode === 'demo' ? { ...(await demoVapidKeys(dataDir)), subject: DEMO_SUBJECT, hosts } : null
}
