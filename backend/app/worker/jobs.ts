import { desc, eq } from 'drizzle-orm'
import { CORRESPONDENCE } from '@/backend/app/correspondence'
import { refreshNumbers } from '@/backend/catalogue/deals/index-deals'
import { CATALOGUE_CHANGED } from '@/backend/catalogue/purge/publish-change'
import { sendPurge } from '@/backend/catalogue/purge/send-purge'
import type { Deps } from '@/backend/config/deps'
import { ADDRESS_CONFIRMED } from '@/backend/customers/accounts/verification'
import { FORGET_CARDS, forgetAtProvider } from '@/backend/customers/saved-cards/vault-customer'
import { SEND_MAIL, SEND_TEXT } from '@/backend/messages/queue-message'
import { sendMessage } from '@/backend/messages/send-message'
import { sendWebhook } from '@/backend/operators/webhooks/send-webhook'
import { ANSWER_COMMENT, writeStoreComment } from '@/backend/orders/comments'
import { deliverGiftCards } from '@/backend/orders/gift-cards/hand-over-gift-card'
import { chaseAcceptance } from '@/backend/orders/notifications/chase-acceptance'
import { CHASE_ACCEPTANCE, POST_WEBHOOK } from '@/backend/orders/notifications/notify-store'
import { SEND_PUSH, sendPush } from '@/backend/orders/notifications/push-news'
import { REPORT_UNCLAIMED } from '@/backend/orders/refunds/book-refund'
import { orderComments, orders } from '@/backend/orders/schema/orders'
import { textsIn } from '@/backend/platform/i18n/texts'
import { writtenLanguage } from '@/backend/platform/i18n/written-language'
import type { Lane } from '@/backend/platform/jobs/job'
import { handleJob, type JobHandler, runLane } from '@/backend/platform/jobs/run-lane'
import { SANDBOX_EVENT, sendSandboxEvent } from '@/backend/providers/sandbox/sandbox-events'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** The handler of each kind of job. */
export const JOBS: readonly JobHandler<Deps>[] = [
  handleJob(CATALOGUE_CHANGED, async (deps: Deps, { dealIds, tags }) => {
    await refreshNumbers(deps.db, dealIds)
    await sendPurge(deps, tags)
  }),
  handleJob(SANDBOX_EVENT, (deps: Deps, { event }) => sendSandboxEvent(deps, event)),
  handleJob(ANSWER_COMMENT, (deps: Deps, { orderId }) => answerComment(deps, orderId)),
  handleJob(SEND_MAIL, (deps: Deps, { noticeId }) => sendMessage(deps, CORRESPONDENCE, noticeId)),
  handleJob(SEND_TEXT, (deps: Deps, { noticeId }) => sendMessage(deps, CORRESPONDENCE, noticeId)),
  handleJob(SEND_PUSH, sendPush),
  handleJob(ADDRESS_CONFIRMED, deliverGiftCards),
  handleJob(POST_WEBHOOK, sendWebhook),
  handleJob(CHASE_ACCEPTANCE, chaseAcceptance),
  handleJob(FORGET_CARDS, forgetAtProvider),
  handleJob(REPORT_UNCLAIMED, reportUnclaimed),
]

export function runJobs(deps: Deps, lane: Lane): Promise<void> {
  return runLane(deps, JOBS, lane)
}

async function reportUnclaimed({ logger }: Deps, { refundId }: { refundId: string }): Promise<void> {
  const error = new LoggableError('a refund of gift card or points waits for people: its payer has no account')
  logger.error({ refund: refundId }, 'payment alarm', error)
}

/** Answers the last comment of a demo's customer in its language, unless there is a reply already. */
export async function answerComment({ db, now }: Deps, orderId: string): Promise<void> {
  const [last] = await db
    .select({ isAdmin: orderComments.isAdmin, body: orderComments.body, order: orders })
    .from(orderComments)
    .innerJoin(orders, eq(orders.id, orderComments.orderId))
    .where(eq(orderComments.orderId, orderId))
    .orderBy(desc(orderComments.id))
    .limit(1)
  if (!last || last.isAdmin) return
  const body = textsIn(writtenLanguage(last.body, last.order.language)).comment_answer
  await writeStoreComment(db, orderId, body, now())
}
