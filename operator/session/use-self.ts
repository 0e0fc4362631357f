import { useQuery } from '@tanstack/react-query'
import type { readSelf } from '@/backend/operators/accounts/self'
import { type AnswerOf, call, Rejection } from '@/operator/calls/call'

export type Self = AnswerOf<typeof readSelf>
export type Ability = Self['abilities'][number]
export type Store = Self['stores'][number]

const AGAIN_MS = 30_000
/** Where it says what the store does now, which another tablet may change. */
const NOW_MS = 2000
const RETRY_MS = 3000

export function fetchSelf(): Promise<Self> {
  return call('GET', '/self')
}

/** Whose page it is; null where nobody is logged in, or the token has ended. */
export function useSelf(isOfNow: boolean) {
  return useQuery({
    queryKey: ['self'],
    async queryFn() {
      try {
        return await fetchSelf()
      } catch (error) {
        if (error instanceof Rejection && (error.status === 401 || error.status === 403)) return null
        throw error
      }
    },
    refetchInterval: ({ state }) => (state.error ? RETRY_MS : isOfNow ? NOW_MS : AGAIN_MS),
  })
}
