import { revalidateTag } from 'next/cache'
import { PURGED_HEADER, type PurgeRejection, purgeBody, tagsToPurge } from '@/lib/contract/purge'
import { isSignedPurge, PURGE_AGE_MS, PURGE_SIGNATURE_HEADER } from '@/lib/contract/signatures'
import { env } from '@/lib/env'
import { safeParse } from '@/lib/safe-parse'
import { readBody } from '@/lib/server/routing/request-body'

export async function POST(request: Request): Promise<Response> {
  const { PURGE_SECRET } = env()
  if (!PURGE_SECRET) return refuse(403, 'no_secret')
  const text = await readBody(request)
  if (text === null) return refuse(413, 'too_large')
  const signature = request.headers.get(PURGE_SIGNATURE_HEADER) ?? ''
  if (!PURGE_SECRET.some((secret) => isSignedPurge(text, signature, secret))) return refuse(403, 'wrong_signature')
  const parsed = safeParse(purgeBody, JSON.parse(text))
  if (!parsed.success) return refuse(400, 'unknown_tags')
  if (Math.abs(Date.now() - parsed.data.at) > PURGE_AGE_MS) return refuse(400, 'not_fresh')
  const tags = tagsToPurge(parsed.data.tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  const headers = { [PURGED_HEADER]: tags.join(' ') }
  return Response.json({ purged: parsed.data.tags.length }, { headers })
}

/** The reason is for the API's log. */
function refuse(status: number, reason: PurgeRejection): Response {
  return Response.json({ code: 'invalid_request', reason }, { status })
}
