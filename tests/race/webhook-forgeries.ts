import { createHash, createHmac } from 'node:crypto'
import type { Random } from '@/backend/demo/random'
import { SIGNATURE_HEADER, signEvent } from '@/backend/providers/sandbox/sandbox-events'

export interface Forgery {
  what: string
  body: string
  headers: Record<string, string>
}

interface Given {
  /** an event that would be taken if it were signed well */
  body: string
  /** another one of those */
  other: string
  secret: string
  now: Date
  random: Random
}

const HEX = [...'0123456789abcdef']

/** One of each kind of event that its provider never signed: wrong secret, body, time, digest or shape of the header. */
export function forge({ body, other, secret, now, random }: Given): Forgery[] {
  const good = signEvent(body, secret, now)
  const [time = '', v1 = ''] = good.split(',')
  const seconds = time.slice(2)
  const digest = v1.slice(3)
  const away = (direction: 1 | -1) => new Date(now.getTime() + direction * (301 + random.int(0, 10 ** 6)) * 1000)
  const mac = (algorithm: string, key: string, text: string) => createHmac(algorithm, key).update(text).digest('hex')
  const forged = (what: string, header: string | null, sent = body, name = SIGNATURE_HEADER): Forgery => ({
    what,
    body: sent,
    headers: header === null ? {} : { [name]: header },
  })
  const at = random.int(0, digest.length - 1)
  const otherDigit = random.pick(HEX.filter((digit) => digit !== digest[at]))
  const flipped = digest.slice(0, at) + otherDigit + digest.slice(at + 1)
  const cut = random.int(0, body.length - 1)
  return [
    forged('another secret', signEvent(body, `guess-${random.int(0, 10 ** 9)}`, now)),
    forged('half of the secret', signEvent(body, secret.slice(0, random.int(1, secret.length - 1)), now)),
    forged('another event under this signature', good, other),
    forged('a body with one letter less', good, body.slice(0, cut) + body.slice(cut + 1)),
    forged('a body with a blank more', good, `${body.slice(0, cut)} ${body.slice(cut)}`),
    forged('a decline turned into a success', signEvent(body.replace('succeeded', 'declined'), secret, now)),
    forged('an old time, well signed', signEvent(body, secret, away(-1))),
    forged('a time ahead, well signed', signEvent(body, secret, away(1))),
    forged('a fresh time before an old digest', `${time},${signEvent(body, secret, away(-1)).split(',')[1]}`),
    forged('a time one second off its digest', `t=${Number(seconds) + random.pick([-1, 1])},${v1}`),
    forged('a wrong digit', `${time},v1=${flipped}`),
    forged('a shorter digest', `${time},v1=${digest.slice(0, random.int(0, 63))}`),
    forged('a longer digest', `${time},v1=${digest}${random.pick(HEX)}`),
    forged('a digest of the body alone', `${time},v1=${mac('sha256', secret, body)}`),
    forged('a digest without a key', `${time},v1=${createHash('sha256').update(`${seconds}.${body}`).digest('hex')}`),
    forged('another algorithm', `${time},v1=${mac('sha512', secret, `${seconds}.${body}`)}`),
    forged('no header', null),
    forged('a header of another name', good, body, random.pick(['stripe-signature', 'x-signature', 'authorization'])),
    forged('half a header', random.pick(['', time, v1, digest, `${time},`, `,${v1}`])),
    forged(
      'a header in another shape',
      random.pick([`${v1},${time}`, `${good},${v1}`, `${time};${v1}`, `sha256=${digest}`]),
    ),
  ]
}
