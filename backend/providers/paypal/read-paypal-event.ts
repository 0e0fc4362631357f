import { z } from 'zod'
import { safeParse } from '@/lib/safe-parse'
import { createPaypalApi, type PaypalConfig } from './paypal-api'

export const PAYPAL_WEBHOOK_PATH = '/webhooks/paypal'

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}

const verification = z.object({ verification_status: z.string() })
const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
})

/** Reads PayPal's events, which PayPal verifies for us. */
export function createPaypalEventReader(config: PaypalConfig) {
  const call = createPaypalApi(config)
  /**
   * The order that an event is about; null for another kind of event; `forged` unless PayPal has sent it for our
   * webhook. Throws when PayPal does not answer.
   */
  return async (body: string, header: (name: string) => string | undefined): Promise<string | null | 'forged'> => {
    const signed = Object.fromEntries(Object.entries(HEADERS).map(([key, name]) => [key, header(name) ?? '']))
    if (Object.values(signed).includes('')) return 'forged'
    const parsed = safeParse(event, toJson(body))
    if (!parsed.success) return 'forged'
    const fields = JSON.stringify({ ...signed, webhook_id: config.webhookId })
    // the signature is of these very bytes
    const request = `${fields.slice(0, -1)},"webhook_event":${body}}`
    const answer = await call('/v1/notifications/verify-webhook-signature', { body: request })
    if (verification.parse(answer).verification_status !== 'SUCCESS') return 'forged'
    const { event_type, resource } = parsed.data
    if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id ?? null
    return resource.supplementary_data?.related_ids?.order_id ?? null
  }
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
