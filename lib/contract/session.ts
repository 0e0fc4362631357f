import { z } from 'zod'
import { defineCall } from './define-call'
import { digits, filled, line, nothing, phone, text } from './wire'

const tokens = z.object({ token: z.string().min(1), secret: z.string().min(1) })
/** As an API answers them. */
const givenTokens = z.object({
  token: filled,
  secret: filled,
  /** an addition: this browser sends it with its next logins and resets */
  device_mark: text.nullish(),
})
/** What the API gave this browser at a login or reset: its guesses at a password of that account need not wait. */
export const deviceMark = z.string().max(400)
const countryCode = z.string().length(2)

/** `domain` names the independent site the session belongs to; without it, the shared one. */
export const login = defineCall({
  name: 'login',
  about:
    'Sign in with a password, or with a phone and its code. A first sign-in by code creates the account. RC 429 may say how long to wait (`retry_after`).',
  method: 'POST',
  path: '/api/rest/v8/login',
  access: 'open',
  request: z.object({
    data: z.object({
      email: z.string().min(1).max(200),
      password: z.string().max(200).optional(),
      vc: digits.max(12).optional(),
      country_code: countryCode.optional(),
      device_token: z.string().max(4000).optional(),
      os: z.string().max(40).optional(),
      domain: z.string().max(253).optional(),
      device_mark: deviceMark.optional(),
    }),
  }),
  records: givenTokens,
})

export const register = defineCall({
  name: 'register',
  about: 'Open an account with an email and a password, and sign in.',
  method: 'POST',
  path: '/api/rest/v7/register',
  access: 'open',
  request: z.object({
    email: z.email().max(200),
    password: z.string().min(6).max(200),
    first_name: line(80).optional(),
    domain: z.string().max(253).optional(),
    device_mark: deviceMark.optional(),
  }),
  records: givenTokens,
})

export const requestCode = defineCall({
  name: 'vcd',
  about: 'Send a verification code to a phone.',
  method: 'POST',
  path: '/api/rest/v7/vcd',
  access: 'open',
  request: z.object({ phone, action: z.literal(3), country_code: countryCode }),
  records: nothing,
})

export const ping = defineCall({
  name: 'ping',
  about: 'Say whether the session is live.',
  method: 'GET',
  path: '/api/rest/v7/ping',
  access: 'customer',
  request: z.object({}),
  records: nothing,
})

export const logout = defineCall({
  name: 'logout',
  about: 'End the session.',
  method: 'GET',
  path: '/api/rest/v7/logout',
  access: 'customer',
  request: z.object({}),
  records: nothing,
})

/** What is no credential is an unknown one, which is answered with 401 like any other. */
const credential = z.string().max(200).catch('')

/** The gateway for signed calls. The path carries the query; `data` is the body. */
export const EXECUTE_PATH = '/api/execute'
export const executeBody = z.object({
  token: credential,
  secret: credential,
  path: z.string().startsWith('/').max(2000),
  method: z.enum(['GET', 'POST', 'DELETE']),
  data: z.unknown().optional(),
})

/** The body of the storefront's `/oauth/migrate/`: an older client's session, or empty texts to clear it. */
export const migrateBody = z.union([tokens, z.object({ token: z.literal(''), secret: z.literal('') })])
