import { pingSession } from '@/lib/commerce-client/account/session-api'
import { migrateBody } from '@/lib/contract/session'
import { failure, success } from '@/lib/domain/result'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { openSession } from '@/lib/server/session/session'
import { startSession } from '@/lib/server/session/start-session'

/** Moves the token and secret of an older client into the cookie, or clears them. */
export const POST = visitorRoute('POST /oauth/migrate', { input: migrateBody }, async ({ input }) => {
  if (input.token === '') {
    ;(await openSession()).destroy()
    return success(null)
  }
  const state = await pingSession(input)
  if (state === 'unknown') return failure('network')
  return state === 'live' ? startSession(input) : failure('unauthenticated')
})
