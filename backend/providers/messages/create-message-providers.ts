import type { Deps } from '@/backend/config/deps'
import type { Config } from '@/backend/config/env'
import type { Logger } from '@/lib/telemetry/logger'
import type { MailProvider, TextProvider } from './message-providers'
import { createSmtpMail } from './smtp-mail'
import { createTwilioTexts } from './twilio-texts'

/** A demo's outbox takes the place of one that is not configured. */
export function createMessageProviders(
  { mode, smtp, twilio }: Pick<Config, 'mode' | 'smtp' | 'twilio'>,
  logger: Logger,
): Pick<Deps, 'mail' | 'text'> {
  const demo = createDemoMessages(logger)
  return {
    mail: smtp ? createSmtpMail(smtp) : demo.mail,
    text: twilio ? createTwilioTexts(twilio) : mode === 'demo' ? demo.text : null,
  }
}

/** A demo delivers nothing: its messages are read at `/dev/outbox`. */
export function createDemoMessages(logger: Logger): { mail: MailProvider; text: TextProvider } {
  const note = (event: string) => async () => logger.info({}, event)
  return { mail: { send: note('mail in the outbox') }, text: { send: note('text message in the outbox') } }
}
