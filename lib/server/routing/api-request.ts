import 'server-only'
import type { $ZodType, output } from 'zod/v4/core'
import { type Failure, failure } from '@/lib/domain/result'
import { safeParse } from '@/lib/safe-parse'
import { authorityOf, originOf } from '@/lib/server/site/host'
import { reply, tooLarge } from './api-reply'
import { announcesTooMuch, readBody } from './request-body'

/** Refuses a write unless it is JSON and sent by a page of ours; null when it is allowed. */
export function refuseWrite(request: Request): Response | null {
  const { headers } = request
  const sameSite = !headers.has('sec-fetch-site') || headers.get('sec-fetch-site') === 'same-origin'
  // an HTTPS site rejects requests from its HTTP pages
  const ours = [originOf(headers), `https://${authorityOf(headers)}`]
  if (!sameSite || !ours.includes(headers.get('origin') ?? '')) return reply(failure('invalid_request'), 403)
  if (!headers.get('content-type')?.startsWith('application/json')) return reply(failure('invalid_request'), 415)
  const length = headers.get('content-length')
  return length === null || announcesTooMuch(length) ? tooLarge() : null
}

/** The query of a GET, else the body, whose `json` is undefined where it is none; null for a body that is too large. */
export async function readSent(request: Request): Promise<{ json: unknown } | null> {
  if (request.method === 'GET') return { json: Object.fromEntries(new URL(request.url).searchParams) }
  const text = await readBody(request)
  if (text === null) return null
  try {
    return { json: JSON.parse(text) }
  } catch {
    return { json: undefined }
  }
}

export function parseInput<S extends $ZodType>(
  sent: { json: unknown } | undefined,
  schema?: S,
): { ok: true; value: output<S> } | Failure {
  if (!schema) return { ok: true, value: undefined as output<S> }
  const parsed = safeParse(schema, sent?.json)
  return parsed.success ? { ok: true, value: parsed.data } : failure('invalid_request')
}

/** The shopper's address, as `forwardPeerAddress` or the trusted proxy wrote it. */
export function addressOf(request: Request): string | null {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null
}
