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
const related = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
})
const event = z.object({
  event_type: z.string(),
  resource: related.extend({
    id: z.string().optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
})
type Resource = z.output<typeof event>['resource']

/** Returns a function that verifies a webhook event and reads the id of its order. */
export function createPaypalEventReader(config: PaypalConfig) {
  const call = createPaypalApi(config)
  /** Follows a refund to its capture, which names the order. */
  async function orderOfRefund({ links }: Resource): Promise<string | null> {
    const up = links?.find(({ rel }) => rel === 'up')?.href ?? ''
    const capture = /\/v2\/payments\/captures\/([\w-]{1,64})$/.exec(up)?.[1]
    if (!capture) return null
    return orderOf(related.parse(await call(`/v2/payments/captures/${capture}`, { method: 'GET' })))
  }
  /**
   * Null for another kind of event; `forged` unless PayPal confirms the signature. Throws when PayPal does not answer.
   */
  return async (body: string, header: (name: string) => string | undefined): Promise<string | null | 'forged'> => {
    const signed = Object.fromEntries(Object.entries(HEADERS).map(([key, name]) => [key, header(name) ?? '']))
    if (Object.values(signed).includes('')) return 'forged'
    const parsed = safeParse(event, toJson(body))
    if (!parsed.success) return 'forged'
    const fields = JSON.stringify({ ...signed, webhook_id: config.webhookId })
    // the signature covers the exact bytes of the body
    const request = `${fields.slice(0, -1)},"webhook_event":${body}}`
    const answer = await call('/v1/notifications/verify-webhook-signature', { body: request })
    if (verification.parse(answer).verification_status !== 'SUCCESS') return 'forged'
    const { event_type, resource } = parsed.data
    if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id ?? null
    return orderOf(resource) ?? orderOfRefund(resource)
  }
}

function orderOf({ supplementary_data }: z.output<typeof related>): string | null {
  return supplementary_data?.related_ids?.order_id ?? null
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
