import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { acceptHeader } from '@/lib/domain/site/accept-headers'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Quality levels for the first response, and for later ones. The best brotli takes 30 times as long, and saves a tenth.
 */
const QUALITY = { gzip: 9, br: 5, bestBr: 11 }
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
/** How many documents may wait for the best brotli; the others are asked for again. */
const MAX_WAITING = 50

/** The best encoding that a browser accepts, by the value of its header. */
export function encodingFor(accepted?: string): Encoding {
  const offers = acceptHeader(accepted).toLowerCase().split(',')
  const accepts = (name: Encoding) => offers.some((offer) => isFor(name, offer))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

function isFor(name: Encoding, offer: string): boolean {
  const [named = '', weight] = offer.split(';')
  return named.trim() === name && (weight === undefined || Number(weight.trim().replace(/^q=/, '')) > 0)
}

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? gzip(body, { level: QUALITY.gzip }) : compress(body, QUALITY.br)
}

let lastBest: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * The best brotli, for what is sent again and again: one at a time, so that requests do not wait for a thread. Null where
 * too many wait already.
 */
export function encodeBest(body: Buffer): Promise<Buffer> | null {
  if (waiting >= MAX_WAITING) return null
  waiting++
  const encoded = lastBest.then(() => compress(body, QUALITY.bestBr)).finally(() => waiting--)
  lastBest = encoded.catch(() => undefined)
  return encoded
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
