import type { z } from 'zod'
import type { Ability } from '@/backend/operators/access/abilities'
import type { Command } from './command'
import type { OperationContext } from './operation-context'
import type { FileType } from './text-file'

/** An answer with the detail of its audit entry; null: nothing was changed, and nothing is recorded. */
export class Recorded<T> {
  constructor(
    readonly answer: T,
    readonly detail: string | null,
    /** in place of that of `audit`, where the request names it in another way */
    readonly subject?: string,
  ) {}
}

/** A call that operators may make with their token. */
interface Call {
  method: 'GET' | 'POST'
  /** below `/api/operator`; `{name}` parts are fields of the request */
  path: string
  ability: Ability
  /** the answer is a `TextFile`, of one of these types */
  files?: readonly FileType[]
  commandOnly?: never
}

/** An operation without a call. */
interface CommandOnly {
  /** why no token may do it */
  commandOnly: string
}

export type Commands<Q extends z.ZodType, A extends z.ZodType, Forms extends Record<string, string>> = {
  [Name in keyof Forms]: Command<Q, A, Forms[Name]>
}

interface Common<Q extends z.ZodType, A extends z.ZodType, Forms extends Record<string, string>> {
  /** such as `orders.accept`; also the act in the audit */
  name: string
  about: string
  request: Q
  answer: A
  /** by the word after the tool, which the name begins with, such as `orders`; the tool's own name: no word */
  commands: Commands<Q, A, Forms>
  /** the audit entry of a change; absent for a read */
  audit?(input: z.output<Q>): { subject: string; detail?: string }
  /** must restrict what it reads to the actor's reach */
  run(context: OperationContext, input: z.output<Q>): Promise<z.input<A> | Recorded<z.input<A>>>
}

/** What an operator can read or do, by a command and by a call. */
export type Operation<
  Q extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  Forms extends Record<string, string> = Record<string, string>,
> = Common<Q, A, Forms> & (Call | CommandOnly)

export type CalledOperation = Extract<Operation, Call>

/** Infers the types of schemas and commands, which a plain `Operation` does not have. */
export function defineOperation<Q extends z.ZodType, A extends z.ZodType, const Forms extends Record<string, string>>(
  operation: Operation<Q, A, Forms>,
): Operation<Q, A, Forms> {
  return operation
}
