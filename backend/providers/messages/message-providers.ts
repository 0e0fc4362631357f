import { LoggableError } from '@/lib/telemetry/loggable-error'

export interface Mail {
  /** the same however often the mail is sent, so that a receiver can recognise a repeated one */
  id: string
  to: string
  /** one address, without a name */
  replyTo?: string
  subject: string
  text: string
  html: string
}

export interface TextMessage {
  /** with country prefix, as `+16045550100` */
  to: string
  text: string
}

/** Throws an UndeliverableError for a mail that is refused for good, else any error: then it can be sent again. */
export interface MailProvider {
  send(mail: Mail): Promise<void>
}

/** Throws like MailProvider. */
export interface TextProvider {
  send(message: TextMessage): Promise<void>
}

/** The provider refused a message for good: sending it again would not help. */
export class UndeliverableError extends LoggableError {
  override name = 'UndeliverableError'
}
