import { z } from 'zod'
import { withDeadline } from '@/lib/deadline'
import { safeParse } from '@/lib/safe-parse'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** Shorter than the core waits, so that an abandoned request does not outlive its caller. */
const TIMEOUT_MS = 3500
/** A token is renewed this long before it ends. */
const MARGIN_MS = 60_000

export interface PaypalConfig {
  clientId: string
  clientSecret: string
  /** of the webhook in PayPal's dashboard, which its events are verified against */
  webhookId: string
  /** without a trailing slash */
  apiBase: string
  timeoutMs?: number
}

interface Request {
  method?: 'GET' | 'POST'
  /** a text is JSON already */
  body?: object | string
  /** makes a POST happen once */
  key?: string
}

const token = z.object({ access_token: z.string(), expires_in: z.number() })
const problem = z.object({ name: z.string(), details: z.array(z.object({ issue: z.string() })).optional() })

/** `issue` is PayPal's name of the reason. */
export class PaypalError extends LoggableError {
  constructor(
    status: number,
    readonly issue: string,
  ) {
    super(`PayPal did not do it: ${status} ${issue}`)
  }
}

/** Answers JSON. Throws a PaypalError for any status but 2xx. */
export function createPaypalApi({ clientId, clientSecret, apiBase, timeoutMs = TIMEOUT_MS }: PaypalConfig) {
  let current: { value: string; until: number } | null = null

  async function ask(path: string, init: RequestInit): Promise<unknown> {
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
    const { access_token, expires_in } = token.parse(await ask('/v1/oauth2/token', init))
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
      return ask(path, {
        method,
        headers,
        signal,
        ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
      })
    })
}
