import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Of gzip and brotli: at once, and with time. The best brotli takes 30 times as long as the first, and saves a tenth. */
const QUALITY = { gzip: 9, br: 5, bestBr: 11 }
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const WEIGHT = '(?:;\\s*q=(?:1(?:\\.0*)?|0\\.\\d*[1-9]\\d*)\\s*)?'
const accepts = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*${WEIGHT}(?:,|$)`, 'i')
const [BROTLI, GZIP] = [accepts('br'), accepts('gzip')]

/** The best encoding that a browser accepts. */
export function encodingFor(accepted = ''): Encoding {
  if (BROTLI.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : 'identity'
}

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? gzip(body, { level: QUALITY.gzip }) : compress(body, QUALITY.br)
}

let lastBest: Promise<unknown> = Promise.resolve()

/** The best brotli, for what is sent again and again: one at a time, so that requests do not wait for a thread. */
export function encodeBest(body: Buffer): Promise<Buffer> {
  const encoded = lastBest.then(() => compress(body, QUALITY.bestBr))
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
