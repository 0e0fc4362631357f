import type { z } from 'zod'
import type { MailLimit, MessageDraft, WritingDeps } from './message-draft'

/** A kind of message to a person. Its content has ids, from which the text is written when it is sent; secrets are sealed. */
export interface MessageKind<Content extends z.ZodType = z.ZodType> {
  kind: string
  content: Content
  limit: MailLimit
  /** sent as a text message, else as a mail */
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

/** What a kind of message says. */
export interface MessageWriter extends Pick<MessageKind, 'kind' | 'limit'> {
  write: (deps: WritingDeps, content: unknown) => Promise<MessageDraft | null>
}

/**
 * `write` gives null when nothing is left to say or nobody to tell: an expired code, no address of their own, an undone
 * order.
 */
export function writeMessage<Content extends z.ZodType>(
  { kind, limit, content }: MessageKind<Content>,
  write: (deps: WritingDeps, content: z.output<Content>) => Promise<MessageDraft | null>,
): MessageWriter {
  return { kind, limit, write: (deps, stored) => write(deps, content.parse(stored)) }
}
