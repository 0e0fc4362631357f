import type { Database } from '@/backend/platform/db/database'
import type { Mail, TextMessage } from '@/backend/providers/messages/message-providers'
import type { MailDraft, MailLimit, WritingDeps } from './message-draft'
import type { MessageWriter } from './message-kind'
import { notMeLink } from './not-me-page'
import type { StoredMessage } from './schema'
import { writeMail } from './write-mail'

export type ComposedMessage =
  | { channel: 'email'; mail: Omit<Mail, 'id'>; limit: MailLimit }
  | { channel: 'sms'; text: TextMessage }

/** The writers of all kinds of messages, which the subjects that send them provide. */
export interface Correspondence {
  writers: readonly MessageWriter[]
  /** whether an account has confirmed the address */
  isConfirmedAddress: (db: Database, email: string) => Promise<boolean>
}

/** Null if the writer returns null. A mail to an unconfirmed address has a link that stops such mails. */
export async function composeMessage(
  deps: WritingDeps,
  { writers, isConfirmedAddress }: Correspondence,
  message: StoredMessage,
): Promise<ComposedMessage | null> {
  const writer = writers.find(({ kind }) => kind === message.kind)
  if (!writer) throw new Error(`nothing writes messages of the kind ${message.kind}`)
  const draft = await writer.write(deps, message)
  if (!draft) return null
  if (draft.channel === 'sms') return { channel: 'sms', text: { to: draft.to, text: draft.text } }
  const unconfirmed = draft.limit ?? writer.limit
  const limit = unconfirmed === 'open' || (await isConfirmedAddress(deps.db, draft.to)) ? 'open' : unconfirmed
  return { channel: 'email', mail: await toMail(draft, limit, deps.config), limit }
}

async function toMail(
  { to, content, replyTo }: MailDraft,
  limit: MailLimit,
  { publicUrl, secrets }: WritingDeps['config'],
): Promise<Omit<Mail, 'id'>> {
  const notMe =
    limit === 'open' ? undefined : notMeLink(publicUrl, secrets.code, { email: to, language: content.language })
  const mail = await writeMail(to, { ...content, notMe })
  return replyTo ? { ...mail, replyTo } : mail
}
