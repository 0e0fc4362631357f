import { createHash } from 'node:crypto'
import { incrementCounter } from './counters'
import { globalSingleton } from './global-singleton'
import { type DescribedError, describeError } from './loggable-error'
import { currentRequestId } from './request-id'

/** Names of ours, of which there are few. */
export type ErrorPlace = 'page' | 'route' | 'file' | 'page-cache' | 'remote' | 'call' | 'job' | 'worker' | 'process'

/** The JSON that is posted to `ERROR_REPORT_URL`. */
interface ErrorReport extends DescribedError {
  /** `storefront` or `api` */
  service: string
  place: ErrorPlace
  /** the pattern of the route, the name of the call or the kind of the job; never a path */
  subject: string | undefined
  reqId: string | undefined
  /** ISO 8601 */
  at: string
  /** how often it happened: 1 for the first one, then what the minute after it has added */
  count: number
}

interface Receiver {
  service: string
  url: string
}

const REPEAT_MS = 60_000
const TIMEOUT_MS = 3000
/** Reports on their way; and different errors within a minute. What is beyond is counted by the metrics alone. */
const MAX_SENDING = 20
const MAX_KNOWN = 200

const state = globalSingleton('error-reports', () => ({
  receiver: null as Receiver | null,
  seen: new WeakSet<object>(),
  /** by fingerprint: what was reported within the last minute, and how often it happened since */
  known: new Map<string, { report: ErrorReport; more: number }>(),
  sending: new Set<Promise<void>>(),
}))

/** From now on errors are also sent to `url`; undefined: nowhere. */
export function sendErrorReports(service: string, url: string | undefined): void {
  state.receiver = url ? { service, url } : null
}

/**
 * Takes note of an unexpected error, once, however many hear of it: counts it, and sends what may be told about it.
 * The same error is sent at once, and after a minute with how often it came back. Never throws. Returns whether it was
 * new, for the caller to log it.
 */
export function reportError(error: unknown, place: ErrorPlace, subject?: string): boolean {
  if (typeof error === 'object' && error !== null) {
    if (state.seen.has(error)) return false
    state.seen.add(error)
  }
  incrementCounter('errors', { place })
  const { receiver, known } = state
  if (!receiver) return true
  const described = describeError(error)
  const key = fingerprint(place, described)
  const repeated = known.get(key)
  if (repeated) repeated.more += 1
  else if (known.size < MAX_KNOWN) {
    const at = new Date().toISOString()
    const report = { service: receiver.service, place, subject, ...described, reqId: currentRequestId(), at, count: 1 }
    known.set(key, { report, more: 0 })
    send(receiver.url, report)
    setTimeout(() => sendRepeats(receiver.url, key), REPEAT_MS).unref()
  }
  return true
}

/** Resolves when the reports that are on their way have arrived, or have failed. */
export async function untilReported(): Promise<void> {
  await Promise.all(state.sending)
}

function sendRepeats(url: string, key: string): void {
  const repeated = state.known.get(key)
  state.known.delete(key)
  if (!repeated?.more) return
  send(url, { ...repeated.report, at: new Date().toISOString(), count: repeated.more })
}

function send(url: string, report: ErrorReport): void {
  const { sending } = state
  if (sending.size >= MAX_SENDING) return
  const sent = post(url, report)
    .catch(() => undefined)
    .finally(() => sending.delete(sent))
  sending.add(sent)
}

function fingerprint(place: ErrorPlace, { kind, message, code, frames }: DescribedError): string {
  return createHash('sha256')
    .update(JSON.stringify([place, kind, message, code, frames[0]]))
    .digest('base64')
}

/** Not by `fetch`, which Next has replaced: one that is not stored would keep a page from being cached. */
async function post(url: string, report: ErrorReport): Promise<void> {
  const { request } = await import('undici')
  const { body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await body.dump()
}
