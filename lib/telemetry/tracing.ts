import { globalSingleton } from './global-singleton'

/** The attributes of a span: names, patterns and numbers of ours, never a path, a query or a body. */
type SpanFacts = Record<string, string | number>
/** Headers of a request, as Node has them. */
type Carrier = Record<string, string | string[] | undefined>

export interface SpanStart {
  name: string
  kind: 'server' | 'client' | 'internal'
  facts?: SpanFacts
  /** headers of the request that this span answers, whose trace it continues */
  from?: Carrier | undefined
}

export interface Span {
  /** replaces the name that it began with */
  name: (name: string) => void
  add: (facts: SpanFacts) => void
  fail: () => void
}

export interface Tracing {
  inSpan: <T>(start: SpanStart, work: (span: Span) => T) => T
  /** headers that continue the current trace in another process */
  headers: () => Record<string, string>
  /** sends what is left */
  stop: () => Promise<void>
}

const holder = globalSingleton('tracing', () => ({ current: null as Tracing | null }))
const NO_SPAN: Span = { name: () => undefined, add: () => undefined, fail: () => undefined }

/** From now on spans are recorded. */
export function setTracing(tracing: Tracing): void {
  holder.current = tracing
}

export function isTracing(): boolean {
  return holder.current !== null
}

/** Runs `work` in a span, which ends when it returns or when its promise settles; it fails if that throws. */
export function inSpan<T>(start: SpanStart, work: (span: Span) => T): T {
  return holder.current ? holder.current.inSpan(start, work) : work(NO_SPAN)
}

export function traceHeaders(): Record<string, string> {
  return holder.current?.headers() ?? {}
}

export async function stopTracing(): Promise<void> {
  await holder.current?.stop()
}
