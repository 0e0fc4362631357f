import 'server-only'
import { getIronSession, type SessionOptions } from 'iron-session'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import type { Credentials } from '@/lib/remote/transport/customer-call'
import { SESSION_COOKIE } from './session-cookie'

/** The content of the sealed cookie: the only place where token and secret are stored. */
export interface SessionData extends Partial<Credentials> {
  firstName?: string
}

const MONTH_SECONDS = 60 * 60 * 24 * 30

function options(): SessionOptions {
  const { SESSION_SECRET, SITE_ORIGIN } = env()
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is not set')
  return {
    cookieName: SESSION_COOKIE,
    password: SESSION_SECRET,
    ttl: MONTH_SECONDS,
    cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure: SITE_ORIGIN.startsWith('https:') },
  }
}

/** The visitor's session. The cookie has no domain, so each site has its own. */
export async function openSession() {
  return getIronSession<SessionData>(await cookies(), options())
}
