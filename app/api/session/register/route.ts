import { z } from 'zod'
import { signUp } from '@/lib/remote/account/session'
import { visitorRoute } from '@/lib/server/routing/route'
import { startSession } from '@/lib/server/session/start-session'
import { domainOf } from '@/lib/server/site/site'

const form = z.object({ email: z.email().max(200), password: z.string().min(6).max(200) })

export const POST = visitorRoute('POST /api/session/register', { input: form }, async ({ input, site }) => {
  const answer = await signUp(input, domainOf(site))
  return answer.ok ? startSession(answer.value) : answer
})
