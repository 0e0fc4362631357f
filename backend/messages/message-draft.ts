import type { Deps } from '@/backend/config/deps'
import type { TextMessage } from '@/backend/providers/messages/message-providers'
import type { MailContent } from './mail-content'

/**
 * How a mail is limited where nobody has confirmed its address: `open` mails are always sent, since their recipient
 * asked for them or is known; `refusable` ones until the recipient refuses them; `counted` ones are also limited by day.
 */
export type MailLimit = 'open' | 'refusable' | 'counted'

export interface MailDraft {
  channel: 'email'
  to: string
  /** one address, without a name */
  replyTo?: string
  content: MailContent
  /** in place of that of its kind */
  limit?: MailLimit
}

type TextDraft = { channel: 'sms' } & TextMessage

export type MessageDraft = MailDraft | TextDraft

export type WritingDeps = Pick<Deps, 'db' | 'now' | 'config'>

export function draftMail(to: string, content: MailContent): MailDraft {
  return { channel: 'email', to, content }
}
