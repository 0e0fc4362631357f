import { z } from 'zod'
import type { Transaction } from '@/backend/platform/db/transaction'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import type { OutboundMessage } from './outbound-message'
import { outboundMessages } from './schema'

const payload = z.object({ noticeId: z.number() })
export const SEND_MAIL = defineJob('send_notice', payload, 'mails')
export const SEND_TEXT = defineJob('send_text', payload)

/** Queues a message in the caller's transaction: it is sent if and only if that commits. */
export async function queueMessage(tx: Transaction, notice: OutboundMessage, now: Date): Promise<void> {
  const [row] = await tx
    .insert(outboundMessages)
    .values({ notice, createdAt: now })
    .returning({ id: outboundMessages.id })
  if (!row) throw new Error('the notice could not be stored')
  const isText = notice.kind === 'phone_code' || (notice.kind === 'phone_changed' && notice.sealed !== undefined)
  await enqueueJob(tx, isText ? SEND_TEXT : SEND_MAIL, { noticeId: row.id }, now)
}
