import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { transportHeaders } from '@/lib/server/routing/transport-headers'
import { type Encoding, encode, encodeBest, encodingFor } from './encodings'

/** A response in one encoding, with its headers as the names and values that Node sends. */
interface Variant {
  tag: string
  headers: string[]
  body: Buffer
}

export interface StoredBody {
  /** bytes, of all that it may hold */
  size: number
  text: () => string
  /** Done when it returns, unless the encoding is to be made first. */
  send: (request: IncomingMessage, response: ServerResponse, extra?: string[]) => Promise<void> | void
}

/** A response whose encodings are made once, when they are first asked for. `headers` are without those of the body. */
export function storeBody(status: number, headers: [name: string, value: string][], text: string): StoredBody {
  const body = Buffer.from(text)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  let isBest = false
  const variants = new Map<Encoding, Variant | Promise<Variant>>()
  const kept = headers.filter(([name]) => name !== 'vary')
  const vary = [...headers.flatMap(([name, value]) => (name === 'vary' ? [value] : [])), 'Accept-Encoding']
  const common = [...kept, ['vary', [...new Set(vary.join(', ').split(', '))].join(', ')]].flat()

  function toVariant(encoding: Encoding, encoded: Buffer): Variant {
    const tag = `W/"${hash}-${encoding}"`
    const ofBody = [
      'content-length',
      `${encoded.length}`,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ]
    return { tag, body: encoded, headers: [...common, 'etag', tag, ...ofBody] }
  }

  function variantFor(encoding: Encoding): Variant | Promise<Variant> {
    const known = variants.get(encoding)
    if (known) return known
    const made = setWhenMade(encoding, encode(body, encoding))
    variants.set(encoding, made)
    return made
  }

  async function setWhenMade(encoding: Encoding, encoded: Promise<Buffer>): Promise<Variant> {
    const variant = toVariant(encoding, await encoded)
    variants.set(encoding, variant)
    return variant
  }

  /** Replaces the response by a smaller one, as soon as it is made, once somebody asks for it again. */
  function improve(): void {
    const better = encodeBest(body)
    if (!better) return
    isBest = true
    setWhenMade('br', better).catch(() => undefined)
  }

  function write(variant: Variant, request: IncomingMessage, response: ServerResponse, more: string[]): void {
    const extra = [...transportHeaders(request), ...more]
    if (status === 200 && request.headers['if-none-match']?.includes(variant.tag)) {
      response.writeHead(304, [...common, 'etag', variant.tag, ...extra]).end()
      return
    }
    response.writeHead(status, [...variant.headers, ...extra])
    response.end(request.method === 'HEAD' ? undefined : variant.body)
  }

  function send(request: IncomingMessage, response: ServerResponse, extra: string[] = []): Promise<void> | void {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const variant = variantFor(encoding)
    // a promise would cost as much as sending does
    if (!(variant instanceof Promise)) {
      if (encoding === 'br' && !isBest) improve()
      return write(variant, request, response, extra)
    }
    return variant.then((made) => write(made, request, response, extra))
  }

  // compressed HTML takes about a quarter
  return { size: Math.ceil(body.length * 1.3), text: () => body.toString(), send }
}
