import type { z } from 'zod'

/** What is wrong with a cell, where its schema has no sentence of its own. */
export const cellError: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`
    if (issue.origin === 'array') return `must have at most ${issue.maximum} values`
    return `must be at most ${issue.maximum}`
  }
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`
}
