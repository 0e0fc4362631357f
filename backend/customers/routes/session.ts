import { customerEndpoint, endpoint } from '@/backend/calls/endpoint'
import type { LoggedIn } from '@/backend/customers/login/log-in'
import { logInByCode } from '@/backend/customers/login/log-in-by-code'
import { logInByPassword } from '@/backend/customers/login/log-in-by-password'
import { register as openAccount } from '@/backend/customers/login/register'
import { sendCode } from '@/backend/customers/proofs/send-code'
import { endSession } from '@/backend/customers/sessions/end-session'
import * as contract from '@/lib/contract/session'

const login = endpoint(contract.login, async ({ data }, { caller, ...deps }) => {
  const { email, domain, country_code: country, vc, device_mark: deviceMark } = data
  const request = { email, country, domain, deviceMark, callerAddress: caller.address }
  if (vc !== undefined) return toTokens(await logInByCode(deps, { ...request, code: vc }))
  return toTokens(await logInByPassword(deps, { ...request, password: data.password ?? '' }))
})

const register = endpoint(contract.register, async (q, { caller, ...deps }) =>
  toTokens(
    await openAccount(deps, {
      email: q.email,
      password: q.password,
      firstName: q.first_name ?? '',
      domain: q.domain,
      deviceMark: q.device_mark,
      callerAddress: caller.address,
      language: caller.language,
    }),
  ),
)

function toTokens({ token, secret, deviceMark }: LoggedIn) {
  return { token, secret, device_mark: deviceMark }
}

const vcd = endpoint(contract.requestCode, async (q, { caller, ...deps }) => {
  await sendCode(deps, { country: q.country_code, phone: q.phone }, caller)
})

const ping = customerEndpoint(contract.ping, async () => undefined)

const logout = customerEndpoint(contract.logout, async (_, { db, now, caller }) => {
  if (caller.tokenHash) await endSession(db, caller.tokenHash, now())
})

export const SESSION_ENDPOINTS = [login, register, vcd, ping, logout]
