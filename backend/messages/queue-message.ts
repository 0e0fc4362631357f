import type { Transaction } from '@/backend/platform/db/transaction'
import { enqueueJob } from '@/backend/platform/jobs/enqueue-job'
import type { OutboundMessage } from './outbound-message'
import { outboundMessages } from './schema'

/** Queues a message in the caller's transaction: it is sent if and only if that commits. */
export async function queueMessage(tx: Transaction, notice: OutboundMessage, now: Date): Promise<void> {
  const [row] = await tx
    .insert(outboundMessages)
    .values({ notice, createdAt: now })
    .returning({ id: outboundMessages.id })
  if (!row) throw new Error('the notice could not be stored')
  const isText = notice.kind === 'phone_code' || (notice.kind === 'phone_changed' && notice.sealed !== undefined)
  const kind = isText ? 'send_text' : 'send_notice'
  await enqueueJob(tx, { kind, payload: { noticeId: row.id } }, now)
}
