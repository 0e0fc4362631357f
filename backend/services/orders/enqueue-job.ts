import { jobs } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'

/** What the worker does outside a request. */
export type Job =
  | { kind: 'catalogue_changed'; payload: { gid: number; dealIds: number[] } }
  | { kind: 'refund'; payload: { idempotencyKey: string; amount: number; currency: string } }
  | { kind: 'sandbox_event'; payload: { event: string } }
  | { kind: 'answer_comment'; payload: { orderId: string } }

/** Leaves work for the worker, in the caller's transaction: it is done if and only if that commits. */
export async function enqueueJob(tx: Transaction, job: Job, dueAt: Date): Promise<void> {
  await tx.insert(jobs).values({ kind: job.kind, payload: job.payload, dueAt })
}
