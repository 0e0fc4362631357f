import type { z } from 'zod'
import type { Transaction } from '@/backend/platform/db/transaction'
import { jobs } from './schema'

/** The jobs of a lane run one after another, in parallel with other lanes. */
export type Lane = 'mails' | 'pushes' | 'purges' | 'webhooks' | 'others'

/** A kind of background work, as far as it is known where it is enqueued. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  kind: string
  payload: Payload
  /** jobs that call servers which may be slow or down have a lane of their own */
  lane: Lane
}

/** A kind with what it does. A thrown error schedules a retry. */
export interface Job<Deps, Payload extends z.ZodType = z.ZodType> extends JobKind<Payload> {
  run: (deps: Deps, payload: unknown) => Promise<unknown>
}

/** `run` must be idempotent, since a crash can repeat it. */
export function defineJob<Deps, Payload extends z.ZodType>(
  job: JobKind<Payload> & { run: (deps: Deps, payload: z.output<Payload>) => Promise<unknown> },
): Job<Deps, Payload> {
  return { ...job, run: (deps, payload) => job.run(deps, job.payload.parse(payload)) }
}

/** Enqueues a job in the caller's transaction: it runs if and only if that commits. */
export async function enqueueJob<Payload extends z.ZodType<Record<string, unknown>>>(
  tx: Transaction,
  { kind }: JobKind<Payload>,
  payload: z.output<Payload>,
  dueAt: Date,
): Promise<void> {
  await tx.insert(jobs).values({ kind, payload, dueAt, firstDueAt: dueAt })
}
