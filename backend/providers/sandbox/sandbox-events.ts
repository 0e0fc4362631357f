import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { defineJob } from '@/backend/platform/jobs/job'

export const WEBHOOK_PATH = '/webhooks/sandbox'
export const SIGNATURE_HEADER = 'x-sandbox-signature'
/** Maximum age of a signature, in seconds. */
const TOLERANCE = 300

/** `amount` is minor units. */
export const sandboxEvent = z.object({
  id: z.string().min(1).max(64),
  type: z.enum(['payment.succeeded', 'payment.declined', 'payment.canceled', 'payment.refunded']),
  payment_id: z.string().min(1).max(64),
  amount: z.int(),
  currency: z.string().length(3),
})
export type SandboxEvent = z.infer<typeof sandboxEvent>

export function createEvent(
  type: SandboxEvent['type'],
  payment: { id: string; amount: number; currency: string },
): string {
  const { id: payment_id, amount, currency } = payment
  return JSON.stringify({ id: randomUUID(), type, payment_id, amount, currency } satisfies SandboxEvent)
}

/** The signature header: `t=<seconds>,v1=<HMAC-SHA256 over "t.body">`. */
export function signEvent(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(body, secret, seconds)}`
}

/** Whether the header is a valid signature of this body, within five minutes of `now`. */
export function isSigned(body: string, header: string | undefined, secret: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const seconds = Number(match[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE) return false
  return timingSafeEqual(Buffer.from(match[2] ?? ''), Buffer.from(digest(body, secret, seconds)))
}

function digest(body: string, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

export const SANDBOX_EVENT = defineJob({
  kind: 'sandbox_event',
  payload: z.object({ event: z.string() }),
  lane: 'others',
  run: (deps: SendingDeps, { event }) => sendSandboxEvent(deps, event),
})

const TIMEOUT_MS = 5000

interface SendingDeps {
  config: { publicUrl: string; secrets: { webhook: string } }
  now: () => Date
  fetch: typeof fetch
}

/** Posts a signed event to our webhook, and throws when it is not accepted. */
export async function sendSandboxEvent({ config, now, fetch }: SendingDeps, body: string): Promise<void> {
  const response = await fetch(`${config.publicUrl}${WEBHOOK_PATH}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signEvent(body, config.secrets.webhook, now()),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}
