import type { Logger } from '@/lib/telemetry/logger'
import type { MailProvider, TextProvider } from './message-providers'
import { createSmtpMail, type SmtpConfig } from './smtp-mail'
import { createTwilioTexts, type TwilioConfig } from './twilio-texts'

/**
 * The configured mail and text providers. A demo's outbox replaces one that is missing; text is null without either.
 */
export function createMessageProviders(
  { mode, smtp, twilio }: { mode: 'demo' | 'production'; smtp: SmtpConfig | null; twilio: TwilioConfig | null },
  logger: Logger,
): { mail: MailProvider; text: TextProvider | null } {
  const demo = createDemoMessages(logger)
  return {
    mail: smtp ? createSmtpMail(smtp) : demo.mail,
    text: twilio ? createTwilioTexts(twilio) : mode === 'demo' ? demo.text : null,
  }
}

/** A demo delivers nothing: its messages are read at `/dev/outbox`. */
export function createDemoMessages(logger: Logger): { mail: MailProvider; text: TextProvider } {
  const log = (event: string) => async () => logger.info({}, event)
  return { mail: { send: log('mail in the outbox') }, text: { send: log('text message in the outbox') } }
}
