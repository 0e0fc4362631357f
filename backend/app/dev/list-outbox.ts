import { desc, eq, ne } from 'drizzle-orm'
import { CORRESPONDENCE } from '@/backend/app/correspondence'
import type { Deps } from '@/backend/config/deps'
import { composeMessage } from '@/backend/messages/compose-message'
import { outboundMessages } from '@/backend/messages/schema'
import { composePush, SEND_PUSH } from '@/backend/orders/notifications/push-news'
import { jobs } from '@/backend/platform/jobs/schema'

export interface OutboxMessage {
  /** unique among mails, text messages and notifications */
  key: string
  createdAt: Date
  channel: 'email' | 'sms' | 'push'
  recipient: string
  /** empty for a text message */
  subject: string
  body: string
  /** null unless it is a mail */
  html: string | null
}

const NEWEST = 50

/** The latest mails and text messages, newest first, as they would be written now. */
export async function listMessages(deps: Deps): Promise<OutboxMessage[]> {
  const rows = await deps.db
    .select()
    .from(outboundMessages)
    .where(ne(outboundMessages.state, 'withheld'))
    .orderBy(desc(outboundMessages.createdAt), desc(outboundMessages.id))
    .limit(NEWEST)
  const written = await Promise.all(
    rows.map(async (row) => ({ row, message: await composeMessage(deps, CORRESPONDENCE, row.message) })),
  )
  return written.flatMap(({ row: { id, createdAt }, message }): OutboxMessage[] => {
    if (!message) return []
    const key = `m${id}`
    if (message.channel === 'sms') {
      const { to: recipient, text: body } = message.text
      return [{ key, createdAt, channel: 'sms', recipient, subject: '', body, html: null }]
    }
    const { to: recipient, subject, text: body, html } = message.mail
    return [{ key, createdAt, channel: 'email', recipient, subject, body, html }]
  })
}

/** The latest notifications of browsers that are still subscribed, newest first. */
export async function listPushes(deps: Deps): Promise<OutboxMessage[]> {
  const rows = await deps.db
    .select()
    .from(jobs)
    .where(eq(jobs.kind, SEND_PUSH.kind))
    .orderBy(desc(jobs.id))
    .limit(NEWEST)
  const composed = await Promise.all(
    rows.map(async ({ id, firstDueAt, payload }) => {
      const push = await composePush(deps, SEND_PUSH.payload.parse(payload))
      if (!push) return []
      const { title: subject, body } = push.message
      const recipient = new URL(push.device.endpoint).hostname
      return [{ key: `p${id}`, createdAt: firstDueAt, channel: 'push' as const, recipient, subject, body, html: null }]
    }),
  )
  return composed.flat()
}
