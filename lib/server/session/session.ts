import 'server-only'
import { getIronSession, type IronSession, type SessionOptions } from 'iron-session'
import { cookies, headers } from 'next/headers'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { cookieName } from '@/lib/domain/site/cookies'
import { env } from '@/lib/env'
import { isSecure } from '@/lib/server/site/protocol'
import { SESSION_COOKIE } from './session-cookie'

/** The content of the sealed cookie: the only place where token and secret are stored. */
export interface SessionData extends Partial<Credentials> {
  firstName?: string
  /** sealed for the name on https: under the plain one, where a sibling domain could plant it, it is nobody's */
  isOfHost?: true
}

type Jar = Awaited<ReturnType<typeof cookies>>
type Session = IronSession<SessionData>

const MONTH_SECONDS = 60 * 60 * 24 * 30

function options(name: string, secure: boolean): SessionOptions {
  const { SESSION_SECRET } = env()
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is not set')
  return {
    cookieName: name,
    password: SESSION_SECRET,
    ttl: MONTH_SECONDS,
    cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  }
}

/** The visitor's session, for a page, which cannot set cookies. */
export async function readSession(): Promise<SessionData> {
  return (await findSession()).session
}

/**
 * The visitor's session, for a handler; on https one under the plain name moves to the other. The cookie has no
 * domain, so each site has its own.
 */
export async function openSession(): Promise<Session> {
  const { session, isBefore } = await findSession()
  if (isBefore) await session.save()
  return session
}

async function findSession(): Promise<{ session: Session; isBefore: boolean }> {
  const jar = await cookies()
  const secure = isSecure(await headers())
  const name = cookieName(SESSION_COOKIE, secure)
  const session = await getIronSession<SessionData>(secure ? withoutPlain(jar) : jar, options(name, secure))
  if (!secure) return { session, isBefore: false }
  const before: SessionData = jar.get(name)
    ? {}
    : await getIronSession<SessionData>(jar, options(SESSION_COOKIE, secure))
  const isBefore = before.token !== undefined && !before.isOfHost
  Object.assign(session, isBefore && before, { isOfHost: true })
  return { session, isBefore }
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
