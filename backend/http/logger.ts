import { type DestinationStream, pino } from 'pino'
import { ExplainedError } from './explained-error'

/** Only these fields are ever logged: no bodies, tokens, cards, phones or emails. */
const FIELDS = [
  'reqId',
  'method',
  'route',
  'status',
  'rc',
  'ms',
  'call',
  'job',
  'port',
  'mode',
  'engine',
  'deals',
  'payment',
  'refund',
] as const
type LogFields = Partial<Record<(typeof FIELDS)[number], string | number>>

export interface Logger {
  info(fields: LogFields, event: string): void
  warn(fields: LogFields, event: string): void
  error(fields: LogFields, event: string, error: unknown): void
}

function pick(fields: LogFields): LogFields {
  return Object.fromEntries(FIELDS.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]))
}

/**
 * An error's kind, database code and stack frames. Messages may quote customer data, so only those of ExplainedErrors
 * are included.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const cause = error.cause as { code?: unknown; constraint?: unknown } | undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    kind: error.name,
    message: error instanceof ExplainedError ? error.message : undefined,
    code: cause?.code ?? (error as { code?: unknown }).code,
    constraint: cause?.constraint,
    frames: frames.slice(0, 8).map((line) => line.trim()),
  }
}

/** A structured logger, to standard output by default. */
export function createLogger(level: string, to: DestinationStream = pino.destination()): Logger {
  const out = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to)
  return {
    info: (fields, event) => out.info(pick(fields), event),
    warn: (fields, event) => out.warn(pick(fields), event),
    error: (fields, event, error) => out.error({ ...pick(fields), error: describeError(error) }, event),
  }
}
