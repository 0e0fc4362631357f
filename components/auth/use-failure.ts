import { useState } from 'react'
import type { ErrorCode, Failure, Result } from '@/lib/domain/result'

/** Runs an action and stores its failure until the next one. */
export function useFailure() {
  const [failed, setFailed] = useState<Failure | null>(null)
  async function attempt(pending: Promise<Result<unknown>>): Promise<boolean> {
    setFailed(null)
    const result = await pending
    if (!result.ok) setFailed(result)
    return result.ok
  }
  const failure: ErrorCode | null = failed?.code ?? null
  return { failure, detail: failed?.detail, attempt, clear: () => setFailed(null) }
}
