import { EnvironmentError } from '@/lib/env-values'

/** Thrown by a command that does nothing, with one line for its user. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The error of a command in one line. A failed query is the database's message, without the query and its values. */
export function failureLine(error: unknown): string {
  const lines = messageOf(error)
    .split('\n')
    .map((line) => line.trim())
  return lines.filter(Boolean).join(' ') || 'The command failed.'
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof CommandError || error instanceof EnvironmentError) return error.message
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error.cause instanceof Error ? messageOf(error.cause) : error.message
}
