import 'server-only'
import type { z } from 'zod'
import { RC } from '@/lib/contract/codes'
import { anyAnswer, type Call } from '@/lib/contract/define-call'
import { withDeadline } from '@/lib/deadline'
import { env } from '@/lib/env'
import { fillPath } from './fill-path'
import { RemoteUnavailable } from './remote-unavailable'

const TIMEOUT_MS = 5000

interface ReadOptions {
  /** cache tags, which a purge uses to refresh this read */
  tags: string[]
  /** seconds the response may be served from the cache; 0 disables caching */
  revalidate?: number
  /** shorter when the page can do without the data */
  timeoutMs?: number
}

/**
 * A read that needs no customer, through the page cache. Null when not found (RC 404 or 484). Throws
 * RemoteUnavailable otherwise, so that a cached page keeps its last good version.
 */
export async function readPublic<Q extends z.ZodType, A extends z.ZodType>(
  call: Call<Q, A>,
  request: z.input<Q>,
  { tags, revalidate = 60, timeoutMs = TIMEOUT_MS }: ReadOptions,
): Promise<z.output<A> | null> {
  const url = `${env().COMMERCE_API_URL}${fillPath(call, request).path}`
  const { ok, json } = await withDeadline(timeoutMs, async (signal) => {
    const response = await fetch(url, { signal, redirect: 'error', next: { tags, revalidate } })
    return { ok: response.ok, json: await response.json().catch(() => null) }
  }).catch((cause) => {
    throw new RemoteUnavailable(call.name, { cause })
  })
  const answer = anyAnswer.safeParse(json)
  if (!ok || !answer.success) throw new RemoteUnavailable(call.name)
  const { RC: code, records } = answer.data
  if (code === RC.notFound || code === RC.notRegistered) return null
  if (code !== RC.success) throw new RemoteUnavailable(call.name, { cause: `RC ${code}` })
  const parsed = call.records.safeParse(records)
  if (!parsed.success) throw new RemoteUnavailable(call.name, { cause: parsed.error })
  return parsed.data
}
