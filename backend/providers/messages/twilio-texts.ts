import { z } from 'zod'
import { withDeadline } from '@/lib/deadline'
import { safeParse } from '@/lib/safe-parse'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { type TextProvider, UndeliverableError } from './message-providers'

const TIMEOUT_MS = 10_000
/** Twilio's codes for a number that can never get the message: invalid, not permitted, opted out, not a mobile. */
const UNREACHABLE = [21211, 21408, 21610, 21612, 21614]

export interface TwilioConfig {
  accountSid: string
  authToken: string
  /** the sending number, or the id of a messaging service */
  from: string
  /** without a trailing slash */
  apiBase: string
  timeoutMs?: number
}

const rejection = z.object({ code: z.number() })

export function createTwilioTexts(config: TwilioConfig): TextProvider {
  const { accountSid, authToken, from, apiBase, timeoutMs = TIMEOUT_MS } = config
  const url = `${apiBase}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    async send({ to, text }) {
      const { status, answer } = await withDeadline(timeoutMs, async (signal) => {
        const body = new URLSearchParams({ To: to, Body: text, [sender]: from })
        const response = await fetch(url, { method: 'POST', headers: { authorization }, body, signal })
        return { status: response.status, answer: await response.json().catch(() => null) }
      })
      if (status === 201) return
      const code = safeParse(rejection, answer).data?.code ?? 0
      const reason = `Twilio answered ${status} with code ${code}`
      throw UNREACHABLE.includes(code) ? new UndeliverableError(reason) : new LoggableError(reason)
    },
  }
}
