import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const COOKIE = 'plaza_operator'
const PATH = '/api/operator'
const MAX_AGE_SECONDS = 180 * 24 * 3600

/** The token that a call carries, in its header or in the cookie of the operators' page; empty without one. */
export function tokenOf(c: Context): string {
  const [, token] = /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '') ?? []
  return token ?? getCookie(c, COOKIE) ?? ''
}

/** Logs the browser in: no script reads the cookie, no page of another site sends it, and it ends with its token. */
export function storeToken(c: Context, token: string, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:')
  setCookie(c, COOKIE, token, { path: PATH, httpOnly: true, sameSite: 'Strict', secure, maxAge: MAX_AGE_SECONDS })
}

export function forgetToken(c: Context): void {
  deleteCookie(c, COOKIE, { path: PATH })
}
