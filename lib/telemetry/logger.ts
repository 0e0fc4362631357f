import { type DestinationStream, pino } from 'pino'
import { describeError } from './loggable-error'
import { currentRequestId } from './request-id'

/** Only these fields are ever logged, the same in both systems: no bodies, tokens, cards, phones or addresses. */
const FIELDS = [
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
  'path',
  'reason',
  'count',
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
 * A structured logger, to standard output by default. Each line has the name of its process (`service`) and, while a
 * request or a job is worked on, its id (`reqId`).
 */
export function createLogger(service: string, level: string, to: DestinationStream = pino.destination()): Logger {
  const base = { service }
  const mixin = () => ({ reqId: currentRequestId() })
  const out = pino({ level, base, mixin, timestamp: pino.stdTimeFunctions.isoTime }, to)
  return {
    info: (fields, event) => out.info(pick(fields), event),
    warn: (fields, event) => out.warn(pick(fields), event),
    error: (fields, event, error) => out.error({ ...pick(fields), error: describeError(error) }, event),
  }
}
