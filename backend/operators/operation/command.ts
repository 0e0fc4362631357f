import type { z } from 'zod'
import type { OperationContext } from './operation-context'

/**
 * A part of a command: `<word>`, `[optional word]`, `<rest of the line...>`, `--flag`, `--option <value>`, or
 * `--option <value...>` that can be repeated.
 */
type NameOf<P extends string> = P extends `--${infer Name} <${string}>`
  ? Name
  : P extends `--${infer Name}` | `<${infer Name}...>` | `[${infer Name}...]`
    ? Name
    : P extends `<${infer Name}>` | `[${infer Name}]`
      ? Name
      : never

type ValueOf<P extends string> = P extends `--${string} <${string}...>`
  ? string[] | undefined
  : P extends `--${string} <${string}>`
    ? string | undefined
    : P extends `--${string}`
      ? boolean
      : P extends `<${string}>`
        ? string
        : string | undefined

/** What was typed, by the names of the parts. */
export type Typed<P extends string> = { [Part in P as NameOf<Part>]: ValueOf<Part> }

/** Fields of a request; a text for a field that is a number is converted. */
type RequestFields<Q extends z.ZodType> = Partial<Record<keyof z.input<Q>, unknown>>

/** Lines, or the parts of a text. */
export type Printed = string[] | AsyncIterable<string>

/** How an operation is typed and printed. */
export interface Command<Q extends z.ZodType, A extends z.ZodType, P extends string> {
  /** what it does, unless that is what the operation says of itself */
  about?: string
  form: readonly P[]
  /** needed where a part is not the field of its name; throws a UsageError */
  request?(typed: Typed<P>, context: OperationContext): RequestFields<Q> | Promise<RequestFields<Q>>
  print(answer: z.output<A>, typed: Typed<P>): Printed
}

/** The lines of a list, or a sentence for an empty one. */
export function linesOr(lines: string[], none: string): string[] {
  return lines.length > 0 ? lines : [none]
}

/** What was typed makes no request; the command's usage is added to the message. */
export class UsageError extends Error {}
