import 'server-only'
import type { z } from 'zod'
import { RC } from '@/lib/contract/codes'
import type { Call } from '@/lib/contract/define-call'
import type { Tag } from '@/lib/contract/purge'
import { withDeadline } from '@/lib/deadline'
import { type Id, isNumeric } from '@/lib/domain/codes/id'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import { env } from '@/lib/env'
import { ApiUnavailableError } from './api-unavailable-error'
import { fillPath } from './fill-path'
import { InvalidResponseError } from './invalid-response-error'
import { observeCall } from './observe-call'
import { readAnswer } from './read-answer'
import { logIfUnanswered } from './unanswered-calls'

interface ReadOptions {
  /** what a purge refreshes this read by, beside `sites`, which every read has */
  tags: Tag[]
  /** seconds the response may be served from the cache; 0 disables caching */
  revalidate?: number
  /** shorter when the page can do without the data */
  timeoutMs?: number
  /** what is asked for, which may come from any URL: what is no number may be refused as no id of that API */
  id?: Id | undefined
  /** the call, or what it asks for, is an addition of ours: an API that refuses it has answered, with nothing */
  isAddition?: true
}

/** Statuses of a server that has no such call. */
const NOT_OFFERED = [404, 405, 501]

/**
 * A read that needs no customer, through the page cache. Null when not found (RC 404 or 484). Throws
 * ApiUnavailableError or InvalidResponseError otherwise, so that a cached page keeps its last good version.
 */
export async function readPublic<Q extends z.ZodType, A extends z.ZodType>(
  call: Call<Q, A>,
  request: z.input<Q>,
  { tags, revalidate = 60, timeoutMs = DEADLINES.read, id, isAddition }: ReadOptions,
): Promise<z.output<A> | null> {
  const url = `${env().COMMERCE_API_URL}${fillPath(call, request).path}`
  const { rc, records } = await observeCall(call, async () => {
    const json = await withDeadline(timeoutMs, async (signal) => {
      const response = await fetch(url, { signal, redirect: 'error', next: { tags: [...tags, 'sites'], revalidate } })
      if (isAddition && NOT_OFFERED.includes(response.status)) return { RC: RC.notFound }
      if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
      return response.json()
    }).catch((cause) => {
      if (cause instanceof SyntaxError) throw new InvalidResponseError(call.name, 'not JSON')
      throw new ApiUnavailableError(call.name, { cause })
    })
    return readAnswer(call, json)
  })
  const isRefusable = isAddition || (id !== undefined && !isNumeric(id))
  if (rc === RC.notFound || rc === RC.notRegistered || (isRefusable && rc === RC.invalidRequest)) return null
  if (rc !== RC.success) {
    const refused = new ApiUnavailableError(call.name, { cause: `RC ${rc}` })
    logIfUnanswered(call.name, refused)
    throw refused
  }
  return records as z.output<A>
}
