import type { z } from 'zod'
import { type Ability, type Actor, requireAbility } from '@/backend/operators/access/abilities'
import { recordAct } from '@/backend/operators/access/audit-log'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { schemaError } from '@/backend/platform/errors/schema-error'
import { safeParse } from '@/lib/safe-parse'

export interface OperationContext {
  db: Database
  now: () => Date
  actor: Actor
  /** the domain of synthetic email addresses */
  customerDomain: string
}

/** An answer with the detail of its audit entry; null: it was done before, and has an entry already. */
export class Recorded<T> {
  constructor(
    readonly answer: T,
    readonly detail: string | null,
  ) {}
}

/** What an operator can read or do, by a call or a command. */
export interface Operation<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  /** such as `orders.accept`; also the act in the audit */
  name: string
  about: string
  method: 'GET' | 'POST'
  /** below `/api/operator`; `{name}` parts are fields of the request */
  path: string
  ability: Ability
  request: Q
  answer: A
  /** the call answers only the text of `csv` */
  isCsv?: true
  /** the audit entry of a change; absent for a read */
  audit?: (input: z.output<Q>) => { subject: string; detail?: string }
  /** must restrict what it reads to the actor's reach */
  run: (context: OperationContext, input: z.output<Q>) => Promise<z.input<A> | Recorded<z.input<A>>>
}

/** Infers the types of the schemas, which a plain `Operation` does not have. */
export function defineOperation<Q extends z.ZodType, A extends z.ZodType>(operation: Operation<Q, A>): Operation<Q, A> {
  return operation
}

/**
 * Checks the ability, parses the request and runs the operation; a change is recorded in the same transaction. Throws
 * `forbidden`, `invalidRequest`, and the errors of the operation.
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
