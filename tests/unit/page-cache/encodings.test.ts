import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodingFor } from '@/lib/page-cache/cache/encodings'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, br;q=1.0', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('every encoding holds the same bytes', async () => {
  const body = Buffer.from('花 noodles '.repeat(1000))
  expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body)
  expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body)
  expect(await encode(body, 'identity')).toBe(body)
})
