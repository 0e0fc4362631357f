import 'server-only'
import type { IronSession } from 'iron-session'
import { cookies, headers } from 'next/headers'
import { type Result, success } from '@/lib/domain/result'
import { isSecure } from '@/lib/server/site/host'
import { openSealedCookie } from './sealed-cookie'

const COOKIE = 'plaza_device'
const YEAR_SECONDS = 60 * 60 * 24 * 365

/** The sealed cookie with what the API gave this browser at its logins. It outlives the session, and is no login. */
async function openMark(): Promise<IronSession<{ mark?: string }>> {
  const secure = isSecure(await headers())
  const { content, isOfSecond } = await openSealedCookie<{ mark?: string }>(await cookies(), {
    cookieName: COOKIE,
    ttl: YEAR_SECONDS,
    // only our own calls send it
    cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/api', secure },
  })
  if (isOfSecond) await content.save()
  return content
}

export async function readDeviceMark(): Promise<string | undefined> {
  return (await openMark()).mark
}

/** An API that knows no marks answers none. */
export async function keepDeviceMark(mark: string | undefined): Promise<void> {
  if (!mark) return
  const kept = await openMark()
  kept.mark = mark
  await kept.save()
}

/** Keeps the mark that a reset answered, which stays here. */
export async function afterReset(reset: Result<string | undefined>): Promise<Result<null>> {
  if (!reset.ok) return reset
  await keepDeviceMark(reset.value)
  return success(null)
}
