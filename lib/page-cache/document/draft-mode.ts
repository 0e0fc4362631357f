import { env } from '@/lib/env'
import { readBypassCookie } from '@/lib/next-internals'
import type { OriginRequest } from '@/lib/page-cache/origin'

/** Makes the request one for a page that Next renders for it alone and does not store. */
export async function inDraftMode({ url, headers }: OriginRequest): Promise<OriginRequest> {
  // there is none without a build
  const bypass = await readBypassCookie(env().PLAZA_DIST_DIR).catch(() => '')
  const cookie = [headers.cookie, bypass].filter(Boolean).join('; ')
  return { url, headers: { ...headers, cookie } }
}
