import { z } from 'zod'
import { list } from './env-values'

/** An address with one of these protocols; the example is what its error shows. */
export function address(example: string, protocol = /^https?$/) {
  return z.url({ protocol, error: `must be an address such as ${example}` })
}

export const webAddress = address('https://plaza.example.com')
export const redisUrl = address('redis://localhost:6379', /^rediss?$/)
/** also a socket, in the forms that `pg` reads: socket:/run/postgresql, /run/postgresql plaza */
export const databaseUrl = z
  .string()
  .regex(/^(postgres(ql)?:\/\/|socket:|\/)/, 'must be an address such as postgres://plaza:secret@localhost:5432/plaza')

/** Normalised, so that it equals the `origin` of a `URL`: `https://Plaza.example/` is `https://plaza.example`. */
export const origin = z
  .string()
  .refine(isOrigin, { error: 'must be an origin such as https://plaza.example.com, without a path', abort: true })
  .transform(toOrigin)

export const origins = list
  .refine((texts) => texts.every(isOrigin), {
    error: 'must be origins such as https://plaza.example.com, without a path',
    abort: true,
  })
  .transform((texts) => texts.map(toOrigin))

/** Of things that browsers load: with https, or with http from this machine. */
export const assetOrigin = origin.refine(isSafe, 'must use https, or http on this machine')
export const assetOrigins = origins.refine((all) => all.every(isSafe), 'must use https, or http on this machine')

/** Exact names, in lower case. */
export const hosts = list
  .refine((names) => names.every((name) => HOST.test(name) && URL.canParse(`http://${name}`)), {
    error: 'must be hosts such as plaza.example.com, without protocol, port or *',
    abort: true,
  })
  .transform((names) => names.map((name) => new URL(`http://${name}`).hostname))

const HOST = /^([^\s/:*@?#\\]+|\[[0-9a-f:.]+\])$/i

function isOrigin(text: string): boolean {
  if (!/^https?:/i.test(text) || text.includes('*') || !URL.canParse(text)) return false
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && !search && !hash && !username && !password
}

function toOrigin(text: string): string {
  return new URL(text).origin
}

function isSafe(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}
