import type { z } from 'zod'
import { type Ability, type Actor, requireAbility } from '@/backend/operators/abilities'
import { recordAct } from '@/backend/operators/record-act'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { schemaError } from '@/backend/platform/errors/schema-error'
import { safeParse } from '@/lib/safe-parse'

export interface OperationContext {
  db: Database
  now: () => Date
  actor: Actor
  /** where the addresses of accounts without one are */
  customerDomain: string
}

/** An answer with what the audit says of it besides; null: it was done before, and has its entry. */
export class Recorded<T> {
  constructor(
    readonly answer: T,
    readonly detail: string | null,
  ) {}
}

/** Something that an operator reads or does, by a call and by a command alike. */
export interface Operation<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  /** as `orders.accept`; also in the audit */
  name: string
  about: string
  method: 'GET' | 'POST'
  /** below `/api/operator`; may contain `{name}` parts, which are filled from the request */
  path: string
  ability: Ability
  request: Q
  answer: A
  /** the call answers the `csv` of it alone */
  isCsv?: true
  /** what the audit says of one that changes something; a read has none */
  audit?: (input: z.output<Q>) => { subject: string; detail?: string }
  /** authorises what it reads by the actor's reach */
  run: (context: OperationContext, input: z.output<Q>) => Promise<z.input<A> | Recorded<z.input<A>>>
}

/** Keeps the types of its schemas; the list of all has none. */
export function defineOperation<Q extends z.ZodType, A extends z.ZodType>(operation: Operation<Q, A>): Operation<Q, A> {
  return operation
}

/**
 * Checks the ability, parses the request, does it, and records it where it changed something: in one transaction. Throws
 * `forbidden`, `invalidRequest`, and what the operation does.
 */
export async function runOperation<Q extends z.ZodType, A extends z.ZodType>(
  operation: Operation<Q, A>,
  context: OperationContext,
  request: unknown,
): Promise<z.output<A>> {
  const { name, ability, audit, answer } = operation
  requireAbility(context.actor, ability)
  const parsed = safeParse(operation.request, request, schemaError)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new DomainError('invalidRequest', `${issue?.path.map(String).join('.')}: ${issue?.message}`.slice(0, 200))
  }
  const input = parsed.data
  if (!audit) return answer.parse(await operation.run(context, input))
  return inTransaction(context.db, async (tx) => {
    const done = await operation.run({ ...context, db: tx }, input)
    if (!(done instanceof Recorded)) {
      await recordAct(tx, context.actor, { act: name, ...audit(input) }, context.now())
      return answer.parse(done)
    }
    const { detail } = done
    if (detail !== null) await recordAct(tx, context.actor, { act: name, ...audit(input), detail }, context.now())
    return answer.parse(done.answer)
  })
}
