import type { z } from 'zod'
import type { MailLimit, MessageDraft, WritingDeps } from './message-draft'

/** A kind of message to a person. The stored content has ids and sealed secrets; the text is written when it is sent. */
export interface MessageKind<Content extends z.ZodType = z.ZodType> {
  kind: string
  content: Content
  limit: MailLimit
  /** whether it is sent as a text message rather than a mail */
  isText: (content: z.output<Content>) => boolean
}

export function defineMessage<Content extends z.ZodType<Record<string, unknown>>>(
  kind: string,
  content: Content,
  limit: MailLimit,
  isText: (content: z.output<Content>) => boolean = () => false,
): MessageKind<Content> {
  return { kind, content, limit, isText }
}

/** Writes the messages of a kind. */
export interface MessageWriter extends Pick<MessageKind, 'kind' | 'limit'> {
  write: (deps: WritingDeps, content: unknown) => Promise<MessageDraft | null>
}

/** `write` returns null for an obsolete message: an expired code, a recipient without an address, an undone order. */
export function writeMessage<Content extends z.ZodType>(
  { kind, limit, content }: MessageKind<Content>,
  write: (deps: WritingDeps, content: z.output<Content>) => Promise<MessageDraft | null>,
): MessageWriter {
  return { kind, limit, write: (deps, stored) => write(deps, content.parse(stored)) }
}
