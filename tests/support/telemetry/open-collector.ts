import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  id: string
  parentId: string | undefined
  facts: Record<string, string | number>
}

interface Value {
  stringValue?: string
  intValue?: number
}
interface Attribute {
  key: string
  value: Value
}
interface Body {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }[]
    }[]
  }[]
}

/** OTLP in JSON at `/v1/traces`, and reports of errors at every other path. */
export async function openCollector() {
  const bodies: string[] = []
  const spans: CollectedSpan[] = []
  const reports: Record<string, unknown>[] = []
  const server = http.createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      bodies.push(text)
      if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(text)))
      else reports.push(JSON.parse(text))
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans, reports, close }
}

function spansOf({ resourceSpans }: Body): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = `${factsOf(resource.attributes)['service.name']}`
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ traceId, spanId: id, parentSpanId: parentId, name, attributes }) => {
        return { service, name, traceId, id, parentId: parentId || undefined, facts: factsOf(attributes) }
      }),
    )
  })
}

function factsOf(attributes: Attribute[]): Record<string, string | number> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
}
