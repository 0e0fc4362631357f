'use client'

import { useState } from 'react'
import type { ErrorCode, Result } from '@/lib/domain/result'

/** Runs an action and stores its failure until the next one. */
export function useFailure() {
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  async function attempt(pending: Promise<Result<unknown>>): Promise<boolean> {
    setFailure(null)
    const result = await pending
    if (!result.ok) setFailure(result.code)
    return result.ok
  }
  return { failure, attempt, clear: () => setFailure(null) }
}
