import { and, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { UndeliverableError } from '@/backend/providers/messages/message-providers'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { type ComposedMessage, type Correspondence, composeMessage } from './compose-message'
import { admitMail } from './mail-admission'
import { SEND_MAIL } from './queue-message'
import { outboundMessages } from './schema'

type MessageRow = typeof outboundMessages.$inferSelect

/**
 * Writes and sends a waiting message at least once: after a crash it is sent again, a mail under the same Message-ID.
 * Throws if the provider did not accept it, but may later.
 */
export async function sendMessage(deps: Deps, correspondence: Correspondence, id: number): Promise<void> {
  const { db, now } = deps
  const [row] = await db
    .select()
    .from(outboundMessages)
    .where(and(eq(outboundMessages.id, id), eq(outboundMessages.state, 'waiting')))
  if (!row) return
  const message = await composeMessage(deps, correspondence, row.message)
  const state = message ? await deliver(deps, message, row) : 'obsolete'
  await db.update(outboundMessages).set({ state, settledAt: now() }).where(eq(outboundMessages.id, id))
}

async function deliver(
  { db, now, mail, text, logger }: Deps,
  message: ComposedMessage,
  row: MessageRow,
): Promise<'sent' | 'refused' | 'withheld'> {
  if (message.channel === 'email') {
    const mailed = { to: message.mail.to, limit: message.limit }
    if (!(await admitMail(db, row.id, mailed, now()))) return 'withheld'
  }
  try {
    if (message.channel === 'email')
      await mail.send({ ...message.mail, id: `notice-${row.id}-${row.createdAt.getTime()}` })
    else if (text) await text.send(message.text)
    else throw new LoggableError('no provider for text messages is configured')
    return 'sent'
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error
    logger.error({ job: SEND_MAIL.kind }, 'a message was refused for good', error)
    return 'refused'
  }
}
