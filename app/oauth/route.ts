import { pingSession } from '@/lib/commerce-client/account/session-api'
import { success } from '@/lib/domain/result'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { openSession } from '@/lib/server/session/session'

export const POST = visitorRoute('POST /oauth', {}, async (_, credentials) => {
  const state = credentials ? await pingSession(credentials) : 'ended'
  if (credentials && state === 'ended') (await openSession()).destroy()
  return success({ live: state !== 'ended' })
})
