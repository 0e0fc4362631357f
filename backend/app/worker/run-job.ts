import { z } from 'zod'
import { refreshNumbers } from '@/backend/catalogue/deals/refresh-numbers'
import { sendPurge } from '@/backend/catalogue/purge/send-purge'
import type { Deps } from '@/backend/config/deps'
import { forgetAtProvider } from '@/backend/customers/saved-cards/forget-cards'
import { STORE_NEWS } from '@/backend/messages/outbound-message'
import { sendMessage } from '@/backend/messages/send-message'
import { sendWebhook } from '@/backend/operators/webhooks/send-webhook'
import { deliverGiftCards } from '@/backend/orders/gift-cards/deliver-gift-cards'
import { chaseAcceptance } from '@/backend/orders/notifications/chase-acceptance'
import { pushPayload } from '@/backend/orders/notifications/compose-push'
import { sendPush } from '@/backend/orders/notifications/send-push'
import { PROVIDER_NAMES } from '@/backend/providers/configured-providers'
import { sendSandboxEvent } from '@/backend/providers/sandbox/send-sandbox-event'
import { purgeBody } from '@/lib/contract/purge'
import { LANGUAGES } from '@/lib/domain/site/languages'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { answerComment } from './answer-comment'

const payloads = {
  catalogue_changed: z.object({ dealIds: z.array(z.number()), tags: purgeBody.shape.tags.default([]) }),
  sandbox_event: z.object({ event: z.string() }),
  answer_comment: z.object({ orderId: z.string() }),
  send_notice: z.object({ noticeId: z.number() }),
  send_text: z.object({ noticeId: z.number() }),
  send_push: pushPayload,
  deliver_gift_cards: z.object({ customerId: z.number(), language: z.enum(LANGUAGES) }),
  post_webhook: z.object({ orderId: z.string(), news: z.enum(STORE_NEWS) }),
  chase_acceptance: z.object({ orderId: z.string(), whom: z.enum(['store', 'customer']) }),
  forget_cards: z.object({ provider: z.enum(PROVIDER_NAMES), reference: z.string() }),
  report_unclaimed: z.object({ refundId: z.string() }),
}

/** Runs one job. Jobs are idempotent, since a crash can repeat them. A thrown error schedules a retry. */
export async function runJob(deps: Deps, kind: string, payload: unknown): Promise<void> {
  switch (kind) {
    case 'catalogue_changed': {
      const { dealIds, tags } = payloads.catalogue_changed.parse(payload)
      await refreshNumbers(deps.db, dealIds)
      return sendPurge(deps, tags)
    }
    case 'sandbox_event':
      return sendSandboxEvent(deps, payloads.sandbox_event.parse(payload).event)
    case 'answer_comment':
      return answerComment(deps, payloads.answer_comment.parse(payload).orderId)
    case 'send_notice':
    case 'send_text':
      return sendMessage(deps, payloads[kind].parse(payload).noticeId)
    case 'send_push':
      return sendPush(deps, payloads.send_push.parse(payload))
    case 'deliver_gift_cards':
      return deliverGiftCards(deps, payloads.deliver_gift_cards.parse(payload))
    case 'post_webhook':
      return sendWebhook(deps, payloads.post_webhook.parse(payload))
    case 'chase_acceptance':
      return chaseAcceptance(deps, payloads.chase_acceptance.parse(payload))
    case 'forget_cards':
      return forgetAtProvider(deps, payloads.forget_cards.parse(payload))
    case 'report_unclaimed':
      return reportUnclaimed(deps, payloads.report_unclaimed.parse(payload).refundId)
    default:
      throw new Error(`unknown job ${kind}`)
  }
}

async function reportUnclaimed({ logger }: Deps, refund: string): Promise<void> {
  const error = new LoggableError('a refund of gift card or points waits for people: its payer has no account')
  logger.error({ refund }, 'payment alarm', error)
}
