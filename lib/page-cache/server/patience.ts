import { setTimeout as wait } from 'node:timers/promises'
import type { BuiltPage } from '@/lib/page-cache/document/build-page'
import { longestWait, unansweredCalls } from '@/lib/telemetry/calls-of-api'

/** How long a request waits for a page before it gets the old one, or what stands in for it. */
const PATIENCE_MS = 5000
/** After that time without an answer, a call is what a page waits for. */
const SILENCE_MS = 2000
const AGAIN_MS = 250

/**
 * The page, or the partial one once nobody should wait any longer because the API does not answer, which is begun as soon
 * as the API is silent; null where that one is not there either. A slow render of ours is awaited.
 */
export async function unlessApiHangs(work: Promise<BuiltPage>, buildPartial: () => Promise<BuiltPage>) {
  const [before, start] = [unansweredCalls(), performance.now()]
  let partial: Promise<BuiltPage | null> | null = null
  for (let patience = SILENCE_MS + AGAIN_MS; ; patience = AGAIN_MS) {
    const page = await inTime(work, patience)
    if (page !== null) return page
    const isSilent = longestWait() > SILENCE_MS
    if (isSilent) partial ??= buildPartial().catch(() => null)
    if (performance.now() - start < PATIENCE_MS || !(isSilent || unansweredCalls() > before)) continue
    const known = partial && (await inTime(partial, 0))
    return known && known.status < 500 ? known : null
  }
}

/** Null for what takes longer than anybody should wait. */
export async function inTime<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<T | null> {
  const timer = new AbortController()
  try {
    return await Promise.race([work, wait(patienceMs, null, { signal: timer.signal, ref: false })])
  } finally {
    timer.abort()
  }
}
