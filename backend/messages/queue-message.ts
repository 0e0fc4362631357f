import { z } from 'zod'
import type { Transaction } from '@/backend/platform/db/transaction'
import { enqueueJob, type JobKind } from '@/backend/platform/jobs/job'
import type { MessageKind } from './message-kind'
import { outboundMessages } from './schema'

const payload = z.object({ noticeId: z.number() })
export const SEND_MAIL = { kind: 'send_notice', payload, lane: 'mails' } as const satisfies JobKind
export const SEND_TEXT = { kind: 'send_text', payload, lane: 'others' } as const satisfies JobKind

/** Queues a message in the caller's transaction: it is sent if and only if that commits. */
export async function queueMessage<Content extends z.ZodType<Record<string, unknown>>>(
  tx: Transaction,
  { kind, isText }: MessageKind<Content>,
  content: z.output<Content>,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .insert(outboundMessages)
    .values({ message: { ...content, kind }, createdAt: now })
    .returning({ id: outboundMessages.id })
  if (!row) throw new Error('the message could not be stored')
  await enqueueJob(tx, isText(content) ? SEND_TEXT : SEND_MAIL, { noticeId: row.id }, now)
}
