import { DomainError } from '@/backend/platform/errors/domain-error'

/** What a rejection says; everything else that is thrown is a fault of its own. */
export const tryTo = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => {
      if (error instanceof DomainError) return error.code
      if (error instanceof Error && error.message === 'the provider does not answer') return error.message
      throw error
    },
  )
