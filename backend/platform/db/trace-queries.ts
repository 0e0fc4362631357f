import { inSpan, isTracing } from '@/lib/telemetry/tracing'

const MAX_TEXT = 2000

type Work = (own: object) => unknown

/** Traces the queries of a client; spans have placeholders, never values. Returns the client itself without tracing. */
export function traceQueries<Client extends object>(client: Client): Client {
  if (!isTracing()) return client
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name === 'query') return (...args: unknown[]) => traced(textOf(args[0]), () => value.apply(target, args))
      // the embedded database runs a transaction's statements through another client
      if (name === 'transaction') return (work: Work) => value.call(target, (own: object) => work(traceQueries(own)))
      return value.bind(target)
    },
  })
}

function traced<T>(text: string, work: () => T): T {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) }
  return inSpan({ name: `sql ${verb}`, kind: 'client', facts }, work)
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return String((query as { text?: unknown } | null)?.text ?? '')
}
