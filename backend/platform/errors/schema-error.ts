import type { $ZodErrorMap } from 'zod/v4/core'

/** Messages for cells of files and words of commands whose schema has no message of its own. */
export const schemaError: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_big':
      return limit(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'is empty'
      return limit(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      if (issue.expected === 'int') return 'must be a whole number'
      return issue.expected === 'number' ? 'must be a number' : undefined
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'date' ? 'must be a day such as 2026-12-25' : undefined
  }
}

function limit(origin: string, bound: string, value: number | bigint): string {
  if (origin === 'string') return `must have ${bound} ${value} characters`
  return origin === 'array' ? `must have ${bound} ${value} values` : `must be ${bound} ${value}`
}
