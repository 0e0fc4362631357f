import type { z } from 'zod'
import { type Actor, requireAbility } from '@/backend/operators/access/abilities'
import { recordAct } from '@/backend/operators/access/audit-log'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { schemaError } from '@/backend/platform/errors/schema-error'
import { safeParse } from '@/lib/safe-parse'
import { type Operation, Recorded } from './operation'
import type { OperationContext } from './operation-context'

/** The request does not have the form that the operation takes. */
export class InvalidRequest extends DomainError {
  constructor(message: string) {
    super('invalidRequest', message)
  }
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
  const { name, audit, answer } = operation
  requirePermission(operation, context.actor)
  const parsed = safeParse(operation.request, request, schemaError)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new InvalidRequest(`${issue?.path.map(String).join('.')}: ${issue?.message}`.slice(0, 200))
  }
  const input = parsed.data
  if (!audit) return answer.parse(await operation.run(context, input))
  return inTransaction(context.db, async (tx) => {
    const done = await operation.run({ ...context, db: tx }, input)
    if (!(done instanceof Recorded)) {
      await recordAct(tx, context.actor, { act: name, ...audit(input) }, context.now())
      return answer.parse(done)
    }
    const { detail, subject = audit(input).subject } = done
    if (detail !== null) await recordAct(tx, context.actor, { act: name, subject, detail }, context.now())
    return answer.parse(done.answer)
  })
}

function requirePermission(operation: Operation, actor: Actor): void {
  if (operation.commandOnly === undefined) requireAbility(actor, operation.ability)
  else if (actor.operatorId !== null) throw new DomainError('forbidden', 'only a command may')
}
