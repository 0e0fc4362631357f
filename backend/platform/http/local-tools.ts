import type { Context, MiddlewareHandler } from 'hono'
import { RC } from '@/lib/contract/codes'
import { isLoopback } from './client-address'

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Detects DNS rebinding: the page of another site whose name resolves to this machine sends its own host name. */
function namesThisHost(c: Context, publicUrl: string): boolean {
  const { hostname } = new URL(c.req.url)
  return LOCAL_NAMES.includes(hostname) || hostname === new URL(publicUrl).hostname
}

/** Whether the request comes from this machine, under its name, and was not forwarded by a proxy. */
export function isFromHere(c: Context, publicUrl: string): boolean {
  const isForwarded = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined
  return isLoopback(c) && !isForwarded && namesThisHost(c, publicUrl)
}

/** Browsers send an origin with all writes, other clients send none. For the origin `null`, `Sec-Fetch-Site` decides. */
function isOfForeignPage(c: Context, publicUrl: string): boolean {
  const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin') ?? 'null']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== 'null' && origin !== new URL(c.req.url).origin && origin !== new URL(publicUrl).origin
}

/** Rejects writes from pages of other sites, which would have the visitor's IP address (CSRF). */
export function rejectForeignPages(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead || !isOfForeignPage(c, publicUrl)) return next()
    return c.json({ RC: RC.forbidden, msg: 'not from a page of another site' }, 403)
  }
}

/** Restricts demo tools to this machine's names and to JSON, which no form can send. */
export function guardLocalTools(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!namesThisHost(c, publicUrl)) return c.notFound()
    const { method } = c.req
    const type = c.req.header('content-type') ?? 'application/json'
    const isJson = /^application\/json\b/i.test(type) && c.req.header('origin') !== 'null'
    return method === 'GET' || isJson ? next() : c.json({ error: 'a request in JSON is required' }, 415)
  }
}
