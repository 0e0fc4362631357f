import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encode, encodingFor } from './encodings'

/** A response in one encoding, with its headers as the names and values that Node sends. */
interface Variant {
  tag: string
  headers: string[]
  body: Buffer
}

export interface StoredBody {
  /** bytes, of all that it may hold */
  size: number
  send: (request: IncomingMessage, response: ServerResponse, extra?: string[]) => Promise<void>
}

/** A response whose encodings are made once, when they are first asked for. `headers` are without those of the body. */
export function storeBody(status: number, headers: [name: string, value: string][], text: string): StoredBody {
  const body = Buffer.from(text)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variants = new Map<Encoding, Promise<Variant>>()
  const kept = headers.filter(([name]) => name !== 'vary')
  const vary = [...headers.flatMap(([name, value]) => (name === 'vary' ? [value] : [])), 'Accept-Encoding']
  const common = [...kept, ['vary', [...new Set(vary.join(', ').split(', '))].join(', ')]].flat()

  async function makeVariant(encoding: Encoding): Promise<Variant> {
    const encoded = await encode(body, encoding)
    const tag = `"${hash}-${encoding}"`
    const ofBody = [
      'content-length',
      `${encoded.length}`,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ]
    return { tag, body: encoded, headers: [...common, 'etag', tag, ...ofBody] }
  }

  function variantFor(encoding: Encoding): Promise<Variant> {
    const known = variants.get(encoding)
    if (known) return known
    const made = makeVariant(encoding)
    variants.set(encoding, made)
    return made
  }

  async function send(request: IncomingMessage, response: ServerResponse, extra: string[] = []): Promise<void> {
    const variant = await variantFor(encodingFor(request.headers['accept-encoding']))
    if (status === 200 && request.headers['if-none-match']?.includes(variant.tag)) {
      response.writeHead(304, [...common, 'etag', variant.tag, ...extra]).end()
      return
    }
    response.writeHead(status, extra.length > 0 ? [...variant.headers, ...extra] : variant.headers)
    response.end(request.method === 'HEAD' ? undefined : variant.body)
  }

  // compressed HTML takes about a quarter
  return { size: Math.ceil(body.length * 1.3), send }
}
