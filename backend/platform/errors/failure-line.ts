import { EnvironmentError } from '@/lib/env-values'
import { CommandError } from './command-error'

/**
 * Why a command ended, in one line. Of a failed query it is what the database says: the query, and the values in it,
 * are nobody's business.
 */
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
