import 'server-only'
import type { IronSession } from 'iron-session'
import { cookies, headers } from 'next/headers'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { cookieName, SESSION_COOKIE } from '@/lib/domain/site/cookies'
import { isSecure } from '@/lib/server/site/host'
import { type Jar, openSealedCookie } from './sealed-cookie'

/** The content of the sealed cookie: the only place where token and secret are stored. */
export interface SessionData extends Partial<Credentials> {
  firstName?: string
  /** sealed for the name on https: under the plain one, where a sibling domain could plant it, it is nobody's */
  isOfHost?: true
}

type Session = IronSession<SessionData>

const MONTH_SECONDS = 60 * 60 * 24 * 30

function open(jar: Pick<Jar, 'get' | 'set'>, cookieName: string, secure: boolean) {
  const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  return openSealedCookie<SessionData>(jar, { cookieName, ttl: MONTH_SECONDS, cookieOptions })
}

/** The visitor's session, for a page, which cannot set cookies. */
export async function readSession(): Promise<SessionData> {
  return (await findSession()).session
}

/**
 * The visitor's session, for a handler; on https one under the plain name moves to the other, and what the second secret
 * sealed is sealed with the first. The cookie has no domain, so each site has its own.
 */
export async function openSession(): Promise<Session> {
  const { session, isOutdated } = await findSession()
  if (isOutdated) await session.save()
  return session
}

async function findSession(): Promise<{ session: Session; isOutdated: boolean }> {
  const jar = await cookies()
  const secure = isSecure(await headers())
  const name = cookieName(SESSION_COOKIE, secure)
  const { content: session, isOfSecond } = await open(secure ? withoutPlain(jar) : jar, name, secure)
  if (!secure) return { session, isOutdated: isOfSecond }
  const before: SessionData = jar.get(name) ? {} : (await open(jar, SESSION_COOKIE, secure)).content
  const isBefore = before.token !== undefined && !before.isOfHost
  Object.assign(session, isBefore && before, { isOfHost: true })
  return { session, isOutdated: isBefore || isOfSecond }
}

/** Whatever is set or cleared there takes the cookie of the plain name away. */
function withoutPlain(jar: Jar): Pick<Jar, 'get' | 'set'> {
  return {
    get: (...args) => jar.get(...args),
    set: (...args) => {
      if (jar.get(SESSION_COOKIE)) jar.set(SESSION_COOKIE, '', { path: '/', maxAge: 0 })
      return jar.set(...args)
    },
  }
}
