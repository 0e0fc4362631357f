import type { Deps } from '@/backend/config/deps'
import type { TextMessage } from '@/backend/providers/messages/message-providers'
import type { MailContent } from './mail-content'

export interface MailDraft {
  channel: 'email'
  to: string
  /** one address, without a name */
  replyTo?: string
  content: MailContent
  /** about money that was paid */
  isOfPayment?: boolean
}

type TextDraft = { channel: 'sms' } & TextMessage

export type MessageDraft = MailDraft | TextDraft

export type WritingDeps = Pick<Deps, 'db' | 'now' | 'config'>

export function draftMail(to: string, content: MailContent, isOfPayment = false): MailDraft {
  return { channel: 'email', to, content, isOfPayment }
}
