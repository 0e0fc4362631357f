import { and, eq } from 'drizzle-orm'
import { notices } from '@/backend/db/schema/outbound-messages'
import type { Deps } from '@/backend/deps'
import { UndeliverableError } from '@/backend/providers/outbound-messages/message-providers'
import { ExplainedError } from '@/lib/telemetry/loggable-error'
import { composeNotice } from './compose-message'
import type { Message } from './composed-message'
import { notice } from './outbound-message'

type NoticeRow = typeof notices.$inferSelect

/**
 * Writes and sends a waiting notice. At least once: a process that dies after the provider accepted it sends it again,
 * mails under the same Message-ID. Throws when it was not accepted but may be later.
 */
export async function sendNotice(deps: Deps, id: number): Promise<void> {
  const { db, now } = deps
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.state, 'waiting')))
  if (!row) return
  const message = await composeNotice(deps, notice.parse(row.notice))
  const state = message ? await deliver(deps, message, row) : 'obsolete'
  await db.update(notices).set({ state, settledAt: now() }).where(eq(notices.id, id))
}

async function deliver({ mail, text, logger }: Deps, message: Message, row: NoticeRow): Promise<'sent' | 'refused'> {
  try {
    if (message.channel === 'email') await mail.send({ ...message, id: `notice-${row.id}-${row.createdAt.getTime()}` })
    else if (text) await text.send(message)
    else throw new ExplainedError('no provider for text messages is configured')
    return 'sent'
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error
    logger.error({ job: 'send_notice' }, 'a message was refused for good', error)
    return 'refused'
  }
}
