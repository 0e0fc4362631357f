import { parse } from 'node:url'
import { expect, it } from 'vitest'
import { isPushEndpoint, PUSH_HOSTS } from '@/backend/providers/push/push-hosts'
import { createSeededRandom, size } from '@/tests/support/scale'

const ADDRESSES = size(200_000, 20_000)
const PIECES = [';', '\\', '@', '#', '?', '/', '\t', ' ', '_', '~', '*', '"', "'", '|', '^', '`', '{', '<', '[', ':']
const WORDS = ['127.0.0.1', '%40', '%2f', '%00', '。', 'ａ', '\u00ad', 'xn--', '.', '-', 'a', 'fcm.googleapis.com']

it(`the parser that sends reads the host of an endpoint as the one that checks it, in ${ADDRESSES} addresses`, () => {
  const random = createSeededRandom('push endpoints')
  const piece = () => random.pick([...PIECES, ...WORDS])
  const odd = () => Array.from({ length: random.int(0, 5) }, piece).join('')
  let taken = 0
  for (let n = 0; n < ADDRESSES; n++) {
    const endpoint = `https://${odd()}${random.pick(['.push.apple.com', 'fcm.googleapis.com'])}/${odd()}`
    if (!isPushEndpoint(endpoint, PUSH_HOSTS)) continue
    taken += 1
    expect(parse(endpoint).host).toMatch(/(^fcm\.googleapis\.com|\.push\.apple\.com)$/)
  }
  expect(taken).toBeGreaterThan(0)
})
