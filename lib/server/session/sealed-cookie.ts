import 'server-only'
import { getIronSession, type IronSession, type SessionOptions, unsealData } from 'iron-session'
import type { cookies } from 'next/headers'
import { env } from '@/lib/env'

export type Jar = Awaited<ReturnType<typeof cookies>>

interface CookieOptions extends Omit<SessionOptions, 'password'> {
  /** seconds */
  ttl: number
}

/**
 * The content of a cookie, empty if no secret of ours opens it. `save` seals it with the first secret; `isOfSecond` says
 * that the other one had sealed it.
 */
export async function openSealedCookie<Content extends object>(
  jar: Pick<Jar, 'get' | 'set'>,
  options: CookieOptions,
): Promise<{ content: IronSession<Content>; isOfSecond: boolean }> {
  const { SESSION_SECRET } = env()
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is not set')
  const [first, second] = SESSION_SECRET
  const content = await getIronSession<Content>(jar, { ...options, password: first })
  const sealed = jar.get(options.cookieName)?.value
  if (!second || !sealed || Object.keys(content).length > 0) return { content, isOfSecond: false }
  // not a map of passwords: a seal names its password by a number, which for a single one is always 1
  const found = await unsealData<Content>(sealed, { password: second, ttl: options.ttl })
  return { content: Object.assign(content, found), isOfSecond: Object.keys(found).length > 0 }
}
