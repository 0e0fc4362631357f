import { setTimeout } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { currentRequestId } from './request-id'
import { isTracing, type Span, type SpanStart, setTracing } from './tracing'

const STOP_MS = 2000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
const GETTER = {
  keys: (carrier: NonNullable<SpanStart['from']>) => Object.keys(carrier),
  get: (carrier: NonNullable<SpanStart['from']>, name: string) => carrier[name],
}
const SETTER = {
  set: (carrier: Record<string, string>, name: string, value: string) => {
    carrier[name] = value
  },
}

export interface TracingOptions {
  service: string
  /** address of the collector, which takes OTLP by HTTP at `/v1/traces` below it */
  endpoint: string
  /** the share of traces that begin here and are kept, from 0 to 1; one that a caller began is kept if it is there */
  share: number
}

/**
 * Records spans of this process from now on, and sends them every few seconds. The provider is our own and is not
 * registered for libraries: Next would name its spans by whole URLs.
 */
export function startTracing({ service, endpoint, share }: TracingOptions): void {
  if (isTracing()) return
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })],
  })
  const tracer = provider.getTracer('plaza')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new W3CTraceContextPropagator()

  function parentOf(from: SpanStart['from']): Context {
    return from ? propagator.extract(ROOT_CONTEXT, from, GETTER) : contexts.active()
  }

  function inSpan<T>({ name, kind, facts = {}, from }: SpanStart, work: (span: Span) => T): T {
    const parent = parentOf(from)
    const reqId = currentRequestId()
    const attributes = { ...facts, ...(reqId && { 'plaza.request_id': reqId }) }
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent)
    const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
    const end = (hasFailed: boolean) => {
      if (hasFailed) fail()
      span.end()
    }
    return contexts.with(trace.setSpan(parent, span), () => {
      try {
        const result = work({
          name: (text) => void span.updateName(text),
          add: (more) => void span.setAttributes(more),
          fail,
        })
        if (!isPromise(result)) {
          end(false)
          return result
        }
        result.then(
          () => end(false),
          () => end(true),
        )
        return result
      } catch (error) {
        end(true)
        throw error
      }
    })
  }

  setTracing({
    inSpan,
    headers() {
      const headers: Record<string, string> = {}
      propagator.inject(contexts.active(), headers, SETTER)
      return headers
    },
    // a collector that is away keeps no process from ending
    stop: () =>
      Promise.race([provider.shutdown().catch(() => undefined), setTimeout(STOP_MS, undefined, { ref: false })]),
  })
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | null)?.then === 'function'
}
