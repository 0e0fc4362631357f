import { z } from 'zod'

export type Variables = Record<string, string | undefined>

/** One secret, or two while it is rotated: the first signs and seals, each verifies and unseals. */
export type RotatingSecret = readonly [string, ...string[]]

/** `problems` has one sentence each, the message one per line. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'))
    this.name = 'EnvironmentError'
  }
}

export const mode = z.enum(['demo', 'production'])
/** on, true, yes, 1 or off, false, no, 0 */
export const onOff = z.stringbool()
/** how long both systems take requests after they are asked to stop */
export const drainSeconds = z.coerce.number().min(0).max(60).default(0)
/** unset: only this machine reads the metrics */
export const metricsToken = z.string().min(16).optional()
export const traceShare = z.coerce.number().min(0).max(1).default(1)
export const port = z.coerce.number().int().min(1).max(65_535)
/** signs purges; both systems must accept the same values */
export const purgeSecret = rotatingSecret(32)
/** how shoppers reach whoever runs the platform; a message of the contact page is mailed to the email */
export const supportEmail = z.email().optional()
/** in a demo, where they are not set */
export const DEMO_SUPPORT = {
  SUPPORT_EMAIL: 'support@plaza.test',
  SUPPORT_PHONE: '+16045550199',
  SUPPORT_HOURS: 'Mon-Fri 09:00-18:00; Sat 10:00-16:00',
}
/** comma-separated; spaces and empty parts are dropped */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** Comma-separated, each of at least so many characters; the spaces around them are dropped. */
export function rotatingSecret(minimum: number): z.ZodType<RotatingSecret, string> {
  const secret = z.string().min(minimum)
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.length <= 2, {
      error: 'must be one secret, or two with a comma between them',
      abort: true,
    })
    .pipe(z.tuple([secret], secret))
}

/** Only the variables that are set: an empty one counts as unset. */
export function withoutEmpty(source: Variables): Record<string, string> {
  return Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

export function unsetInProduction(source: Variables, names: string[]): string[] {
  return names.filter((name) => !source[name]).map((name) => `${name} must be set in production.`)
}

/**
 * Parses the variables of a schema. Throws an EnvironmentError that lists all invalid ones, after the caller's
 * `problems`. Values are not repeated, since they may be secrets.
 */
export function parseVariables<Schema extends z.ZodType>(
  schema: Schema,
  source: Variables,
  problems: string[],
): z.output<Schema> {
  const parsed = schema.safeParse(source)
  // by the variable's name, of whose parts several may be wrong
  const wrong = new Set(parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${ruleOf(issue)}.`))
  if (!parsed.success || problems.length > 0) throw new EnvironmentError([...problems, ...wrong])
  return parsed.data
}

function ruleOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_format':
    case 'custom':
      return issue.message
    case 'too_small':
      if (issue.origin === 'string') return `must have at least ${issue.minimum} characters`
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}`
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`
    default:
      return `is not understood: ${issue.message}`
  }
}
