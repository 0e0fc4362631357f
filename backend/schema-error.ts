import type { $ZodErrorMap } from 'zod/v4/core'

/** What is wrong with a cell of a file or a word of a command, where its schema has no sentence of its own. */
export const schemaError: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`
      if (issue.origin === 'array') return `must have at most ${issue.maximum} values`
      return `must be at most ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string' ? 'is empty' : `must be at least ${issue.minimum}`
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'date' ? 'must be a day such as 2026-12-25' : undefined
  }
}
