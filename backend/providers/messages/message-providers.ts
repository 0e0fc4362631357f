import { LoggableError } from '@/lib/telemetry/loggable-error'

export interface MailAttachment {
  filename: string
  contentType: string
  content: string | Buffer
  /** the id by which the HTML shows it, as `cid:` */
  cid?: string
}

export interface Mail {
  /** stays the same when the mail is sent again, so that a receiver can recognise a repeated one */
  id: string
  to: string
  /** one address, without a name */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments: readonly MailAttachment[]
}

export interface TextMessage {
  /** with country prefix, as `+16045550100` */
  to: string
  text: string
}

export interface MailProvider {
  /** throws an UndeliverableError for a mail that is refused for good, else any error: then it can be sent again */
  send(mail: Mail): Promise<void>
}

export interface TextProvider {
  /** throws like `MailProvider.send` */
  send(message: TextMessage): Promise<void>
}

/** The provider refused a message for good: sending it again would not help. */
export class UndeliverableError extends LoggableError {
  override name = 'UndeliverableError'
}
