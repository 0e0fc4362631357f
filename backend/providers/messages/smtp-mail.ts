import { createTransport } from 'nodemailer'
import { withDeadline } from '@/lib/deadline'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { type MailProvider, UndeliverableError } from './message-providers'

const CONNECT_MS = 5000
const SILENCE_MS = 10_000
const TIMEOUT_MS = 20_000

export interface SmtpConfig {
  /** `smtps://` for TLS; `smtp://` for STARTTLS, which is required unless the URL has `requireTLS=false` */
  url: string
  /** an address, or `Name <address>` */
  from: string
  silenceMs?: number
}

export function createSmtpMail({ url, from, silenceMs = SILENCE_MS }: SmtpConfig): MailProvider {
  const transport = createTransport({
    url,
    requireTLS: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.includes('@') ? from.slice(from.lastIndexOf('@') + 1).replace('>', '') : 'localhost'
  return {
    async send({ id, to, replyTo, subject, text, html, attachments }) {
      // nodemailer would read a string as a list of addresses
      const answers = replyTo ? { replyTo: { name: '', address: replyTo } } : {}
      const files = { attachments: attachments.map((file) => ({ ...file })) }
      const message = { from, to, ...answers, subject, text, html, ...files, messageId: `<${id}@${host}>` }
      await withDeadline(TIMEOUT_MS, () => transport.sendMail(message)).catch((error: SmtpError) => {
        const reason =
          `the mail server did not accept it: ${error.code ?? error.name} ${error.responseCode ?? ''}`.trim()
        throw isPermanent(error) ? new UndeliverableError(reason) : new LoggableError(reason)
      })
    },
  }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

/** A permanent rejection of the recipient or the content; a refused login or sender is ours to correct. */
function isPermanent({ code, responseCode = 0 }: SmtpError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
