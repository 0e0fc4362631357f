import { CORRESPONDENCE } from '@/backend/app/correspondence'
import { CATALOGUE_CHANGED } from '@/backend/catalogue/purge/publish-change'
import type { Deps } from '@/backend/config/deps'
import { ADDRESS_CONFIRMED } from '@/backend/customers/accounts/verification'
import { FORGET_CARDS } from '@/backend/customers/saved-cards/vault-customer'
import { SEND_MAIL, SEND_TEXT } from '@/backend/messages/queue-message'
import { sendMessage } from '@/backend/messages/send-message'
import { sendWebhook } from '@/backend/operators/webhooks/send-webhook'
import { ANSWER_COMMENT } from '@/backend/orders/comments'
import { deliverGiftCards } from '@/backend/orders/gift-cards/hand-over-gift-card'
import { CHASE_ACCEPTANCE } from '@/backend/orders/notifications/chase-acceptance'
import { SEND_PUSH } from '@/backend/orders/notifications/push-news'
import { POST_WEBHOOK } from '@/backend/orders/notifications/queue-store-news'
import { REPORT_UNCLAIMED } from '@/backend/orders/refunds/report-unclaimed'
import { defineJob, type Job, type Lane } from '@/backend/platform/jobs/job'
import { runLane } from '@/backend/platform/jobs/run-lane'
import { SANDBOX_EVENT } from '@/backend/providers/sandbox/sandbox-events'

const sendQueued = (deps: Deps, { noticeId }: { noticeId: number }) => sendMessage(deps, CORRESPONDENCE, noticeId)

/** Those with a `run` here are enqueued by a subject below the one that runs them. */
const ALL: readonly Job<Deps>[] = [
  defineJob({ ...SEND_MAIL, run: sendQueued }),
  defineJob({ ...SEND_TEXT, run: sendQueued }),
  SEND_PUSH,
  CATALOGUE_CHANGED,
  defineJob({ ...POST_WEBHOOK, run: sendWebhook }),
  CHASE_ACCEPTANCE,
  defineJob({ ...ADDRESS_CONFIRMED, run: deliverGiftCards }),
  FORGET_CARDS,
  REPORT_UNCLAIMED,
  SANDBOX_EVENT,
  ANSWER_COMMENT,
]

/** The jobs by their kind. */
export const JOBS: Readonly<Record<string, Job<Deps>>> = Object.fromEntries(ALL.map((job) => [job.kind, job]))

/** Of jobs that call other servers. */
export const SENDING_LANES: readonly Lane[] = [...new Set(ALL.map(({ lane }) => lane))].filter(
  (lane) => lane !== 'others',
)

export function runJobs(deps: Deps, lane: Lane): Promise<void> {
  return runLane(deps, JOBS, lane)
}
