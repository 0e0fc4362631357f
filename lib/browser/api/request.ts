import { type ErrorCode, type Failure, failure, type Result, success } from '@/lib/domain/result'
import type { Language } from '@/lib/domain/site/languages'

const LANGUAGE_OF_TAG: Record<string, Language> = { en: 'en', 'zh-Hans': 'zh', 'zh-Hant': 'zh-Hant', ja: 'jp' }
const DEADLINE_MS = 10_000

/** The language of the document. */
export function pageLanguage(): Language {
  return LANGUAGE_OF_TAG[document.documentElement.lang] ?? 'en'
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
}

type SignedOutListener = () => void
const signedOutListeners = new Set<SignedOutListener>()

/** Calls `listener` whenever an answer says that the session is over. */
export function onSignedOut(listener: SignedOutListener): () => void {
  signedOutListeners.add(listener)
  return () => signedOutListeners.delete(listener)
}

/** A call of our own `/api`. No answer in 10 s is `network`; an abort by the caller rejects. */
export async function request<T>(
  path: string,
  { method = 'GET', body, signal }: RequestOptions = {},
): Promise<Result<T>> {
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-plaza-language': pageLanguage() },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      credentials: 'same-origin',
    })
    const json: unknown = await response.json()
    return response.ok ? success(json as T) : toFailure(json)
  } catch (error) {
    if (signal?.aborted) throw error
    return failure('network')
  }
}

function toFailure(json: unknown): Failure {
  const { code, detail } = (json ?? {}) as { code?: ErrorCode; detail?: Failure['detail'] }
  if (code === 'unauthenticated') for (const listener of signedOutListeners) listener()
  return failure(code ?? 'unexpected_error', detail)
}
