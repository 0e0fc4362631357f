import type { Deps } from '@/backend/config/deps'
import type { MailAttachment, TextMessage } from '@/backend/providers/messages/message-providers'
import type { Language } from '@/lib/domain/languages/languages'

/** A row of a bill; its `details` are below the label. */
export interface MailRow {
  label: string
  details?: readonly string[]
  amount: string
  /** set for the sum of the rows above */
  isTotal?: boolean
}

interface MailLink {
  label: string
  url: string
}

/** What the recipient shows to somebody, below the button. */
interface MailCode {
  title: string
  /** below the picture */
  number: string
  hint: string
  /** a square, sent with the mail */
  picture: MailAttachment & { cid: string }
  /** in place of the picture */
  alt: string
}

export interface MailContent {
  language: Language
  subject: string
  /** the heading: the name of the store or the brand */
  from?: string
  /** `#rrggbb` of the button and the edge; white is legible on it */
  accent?: string
  /** above the paragraphs, large */
  headline?: string
  paragraphs: readonly string[]
  facts?: readonly { label: string; value: string }[]
  items?: readonly MailRow[]
  bill?: readonly MailRow[]
  link?: MailLink
  code?: MailCode
  /** below the facts */
  links?: readonly MailLink[]
  attachments?: readonly MailAttachment[]
  /** the link that stops such mails, for a recipient who did not cause them */
  notMe?: string | undefined
}

/**
 * The limit of mails to an unconfirmed address: `open` mails are always sent, since their recipient requested them or is
 * known; `refusable` ones until the recipient stops them; `counted` ones are also limited per day.
 */
export type MailLimit = 'open' | 'refusable' | 'counted'

export interface MailDraft {
  channel: 'email'
  to: string
  /** an address without a name */
  replyTo?: string
  content: MailContent
  /** replaces the limit of the kind */
  limit?: MailLimit
}

type TextDraft = { channel: 'sms' } & TextMessage

export type MessageDraft = MailDraft | TextDraft

export type WritingDeps = Pick<Deps, 'db' | 'now' | 'config'>

export function draftMail(to: string, content: MailContent): MailDraft {
  return { channel: 'email', to, content }
}
