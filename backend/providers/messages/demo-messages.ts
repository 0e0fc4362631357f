import type { Logger } from '@/lib/telemetry/logger'
import type { MailProvider, TextProvider } from './message-providers'

/** A demo delivers nothing: its messages are read at `/dev/outbox`. */
export function createDemoMessages(logger: Logger): { mail: MailProvider; text: TextProvider } {
  const note = (event: string) => async () => logger.info({}, event)
  return { mail: { send: note('mail in the outbox') }, text: { send: note('text message in the outbox') } }
}
