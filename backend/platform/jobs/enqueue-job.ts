import type { StoreNews } from '@/backend/messages/outbound-message'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { ProviderName } from '@/backend/providers/configured-providers'
import type { Tag } from '@/lib/contract/purge'
import type { Language } from '@/lib/domain/site/languages'
import { jobs } from './schema'

export type Job =
  | { kind: 'catalogue_changed'; payload: { dealIds: number[]; tags: Tag[] } }
  | { kind: 'sandbox_event'; payload: { event: string } }
  | { kind: 'answer_comment'; payload: { orderId: string } }
  | { kind: 'send_notice'; payload: { noticeId: number } }
  | { kind: 'send_text'; payload: { noticeId: number } }
  | { kind: 'send_push'; payload: { deviceId: number; orderId: string; news: string; at: string } }
  | { kind: 'deliver_gift_cards'; payload: { customerId: number; language: Language } }
  | { kind: 'post_webhook'; payload: { orderId: string; news: StoreNews } }
  /** the store has not accepted it for a while: it, and then its customer, is told */
  | { kind: 'chase_acceptance'; payload: { orderId: string; whom: 'store' | 'customer' } }
  /** of a deleted account, at its provider */
  | { kind: 'forget_cards'; payload: { provider: ProviderName; reference: string } }
  /** tells people that a refund is left to them */
  | { kind: 'report_unclaimed'; payload: { refundId: string } }

export const JOB_KINDS = [
  'catalogue_changed',
  'sandbox_event',
  'answer_comment',
  'send_notice',
  'send_text',
  'send_push',
  'deliver_gift_cards',
  'post_webhook',
  'chase_acceptance',
  'forget_cards',
  'report_unclaimed',
] as const satisfies readonly Job['kind'][]

/** Enqueues a job in the caller's transaction: it runs if and only if that commits. */
export async function enqueueJob(tx: Transaction, job: Job, dueAt: Date): Promise<void> {
  await tx.insert(jobs).values({ kind: job.kind, payload: job.payload, dueAt, firstDueAt: dueAt })
}
