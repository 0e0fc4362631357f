import { logIn, logOut } from '@/lib/commerce-client/account/session-api'
import { loginSchema } from '@/lib/domain/account/login.schema'
import { success } from '@/lib/domain/result'
import { checkPhone } from '@/lib/server/check-contact'
import { customerRoute, visitorRoute } from '@/lib/server/routing/api-handler'
import { readDeviceMark } from '@/lib/server/session/device-mark'
import { openSession } from '@/lib/server/session/session'
import { startSession } from '@/lib/server/session/start-session'
import { domainOf } from '@/lib/server/site/site'

export const GET = visitorRoute('GET /api/session', {}, async (_, credentials) => {
  const { firstName } = await openSession()
  return success({ signedIn: credentials !== null, firstName, now: Date.now() })
})

export const POST = visitorRoute('POST /api/session', { input: loginSchema }, async ({ input, site }) => {
  const form = input.mode === 'text' ? await checkPhone(input) : success(input)
  if (!form.ok) return form
  const answer = await logIn(form.value, domainOf(site), await readDeviceMark())
  return answer.ok ? startSession(answer.value) : answer
})

export const DELETE = customerRoute('DELETE /api/session', {}, async (_, credentials) => {
  const session = await openSession()
  session.destroy()
  await logOut(credentials)
  return success(null)
})
