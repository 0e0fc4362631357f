import { z } from 'zod'
import { withDeadline } from '@/lib/deadline'
import { safeParse } from '@/lib/safe-parse'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** Shorter than `PATIENCE_MS`, so that an abandoned request does not outlive its caller. */
const TIMEOUT_MS = 3500
/** How long before its end a token is renewed. */
const MARGIN_MS = 60_000

export interface PaypalConfig {
  clientId: string
  clientSecret: string
  /** the webhook's id in PayPal's dashboard, which events are verified against */
  webhookId: string
  /** without a trailing slash */
  apiBase: string
  timeoutMs?: number
}

interface Request {
  method?: 'GET' | 'POST'
  /** a string is JSON already */
  body?: object | string
  /** idempotency key of a POST */
  key?: string
}

const token = z.object({ access_token: z.string(), expires_in: z.number() })
const problem = z.object({ name: z.string(), details: z.array(z.object({ issue: z.string() })).optional() })

/** A call that PayPal refused; `issue` is PayPal's code of the reason. */
export class PaypalError extends LoggableError {
  constructor(
    status: number,
    readonly issue: string,
  ) {
    super(`PayPal did not do it: ${status} ${issue}`)
  }
}

/** Calls PayPal with a bearer token and returns the JSON. Throws a PaypalError for any status but 2xx. */
export function createPaypalApi({ clientId, clientSecret, apiBase, timeoutMs = TIMEOUT_MS }: PaypalConfig) {
  let current: { value: string; until: number } | null = null

  async function send(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(`${apiBase}${path}`, init)
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return answer
    const refused = safeParse(problem, answer).data
    throw new PaypalError(response.status, refused?.details?.[0]?.issue ?? refused?.name ?? '')
  }
  async function bearer(signal: AbortSignal): Promise<string> {
    if (current && current.until > Date.now()) return current.value
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const body = new URLSearchParams({ grant_type: 'client_credentials' })
    const init = { method: 'POST', headers: { authorization }, body, signal }
    const { access_token, expires_in } = token.parse(await send('/v1/oauth2/token', init))
    current = { value: access_token, until: Date.now() + expires_in * 1000 - MARGIN_MS }
    return access_token
  }
  return (path: string, { method = 'POST', body, key }: Request = {}): Promise<unknown> =>
    withDeadline(timeoutMs, async (signal) => {
      const headers = {
        authorization: `Bearer ${await bearer(signal)}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key && { 'paypal-request-id': key }),
      }
      return send(path, {
        method,
        headers,
        signal,
        ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
      })
    })
}
