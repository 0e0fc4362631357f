import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const QUALITY = 9
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
  if (encoding === 'gzip') return gzip(body, { level: QUALITY })
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
