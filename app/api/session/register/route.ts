import { signUp } from '@/lib/commerce-client/account/session-api'
import { registerSchema } from '@/lib/domain/account/login.schema'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { readDeviceMark } from '@/lib/server/session/device-mark'
import { startSession } from '@/lib/server/session/start-session'
import { domainOf } from '@/lib/server/site/site'

export const POST = visitorRoute('POST /api/session/register', { input: registerSchema }, async ({ input, site }) => {
  const answer = await signUp(input, domainOf(site), await readDeviceMark())
  return answer.ok ? startSession(answer.value) : answer
})
