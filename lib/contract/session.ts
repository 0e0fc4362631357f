import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { digits, email, filled, line, nothing, phone, text } from './wire'

const TOKEN = field('Names the session; sent with every signed call', 'b0f1c2d3e4')
const SECRET = field('Proves the session; sent with every signed call', 's3cr3t-of-it')
const DOMAIN = addition('The site of a store that the session is for', 'noodle.example', 'the shared site')
const DEVICE_MARK = addition(
  'What the API gave this browser at an earlier login',
  'dm-4f1c',
  'a shopper may wait after wrong passwords of others',
)
const EMAIL = field('Email', 'mei@mail.example')
const NEW_PASSWORD = field('The password, of 6 characters or more', 'noodles-88')

const tokens = z.object({ token: z.string().min(1), secret: z.string().min(1) })
/** As an API answers them. */
const givenTokens = z.object({
  token: filled.meta(TOKEN),
  secret: filled.meta(SECRET),
  device_mark: text
    .nullish()
    .meta(addition('This browser sends it with its next logins and resets', 'dm-4f1c', 'nothing is sent')),
})
/** What the API gave this browser at a login or reset: its guesses at a password of that account need not wait. */
export const deviceMark = z.string().max(400).meta(DEVICE_MARK)
const countryCode = z.string().length(2).meta(field('Country of the phone, as two letters', 'CA'))

/** `domain` names the independent site the session belongs to; without it, the shared one. */
export const login = defineCall({
  name: 'login',
  about:
    'Sign in with a password, or with a phone and its code. A first sign-in by code creates the account. RC 429 may say how long to wait (`retry_after`).',
  when: 'A shopper sends the form of the login page or dialog.',
  part: 'login',
  again: 'another session; a code works once',
  isDiscardable: true,
  method: 'POST',
  path: '/api/rest/v8/login',
  access: 'open',
  request: z.object({
    data: z
      .object({
        email: z
          .string()
          .min(1)
          .max(200)
          .meta(
            field(
              'Email; of a name or a phone, an address on `CUSTOMER_DOMAIN`, such as `6045550123@…`',
              'mei@mail.example',
            ),
          ),
        password: z
          .string()
          .max(200)
          .optional()
          .meta(field('The password', 'noodles-88', '`vc` is sent')),
        vc: digits
          .max(12)
          .optional()
          .meta(field('The code that was sent to the phone', '246810', '`password` is sent')),
        country_code: countryCode.optional(),
        device_token: z.string().max(4000).optional().meta(field('Of an app; never sent', 'fcm-1')),
        os: z.string().max(40).optional().meta(field('Of an app; never sent', 'ios')),
        domain: z.string().max(253).optional().meta(DOMAIN),
        device_mark: deviceMark.optional(),
      })
      .meta({
        ...field('Who logs in, and the proof'),
        'x-example': { email: 'mei@mail.example', password: 'noodles-88', country_code: 'CA' },
      }),
  }),
  records: givenTokens,
})

export const register = defineCall({
  name: 'register',
  about: 'Open an account with an email and a password, and sign in.',
  when: 'A shopper sends the form that opens an account.',
  part: 'login',
  addition: 'accounts open by a texted code alone, or elsewhere; the form says that it failed',
  again: 'RC 409, as the email has an account',
  method: 'POST',
  path: '/api/rest/v7/register',
  access: 'open',
  request: z.object({
    email: email.meta(EMAIL),
    password: z.string().min(6).max(200).meta(NEW_PASSWORD),
    first_name: line(80)
      .optional()
      .meta(field('First name', 'Mei', 'the account has no name yet')),
    domain: z.string().max(253).optional().meta(DOMAIN),
    device_mark: deviceMark.optional(),
  }),
  records: givenTokens,
})

export const requestCode = defineCall({
  name: 'vcd',
  about: 'Send a verification code to a phone.',
  when: 'A shopper asks for a code: to log in, to set a password, to change a phone.',
  part: 'login',
  again: 'another code; RC 429 above a limit of the API’s own',
  method: 'POST',
  path: '/api/rest/v7/vcd',
  access: 'open',
  request: z.object({
    phone: phone.meta(field('The phone', '6045550123')),
    action: z.literal(3).meta(field('Always 3', 3)),
    country_code: countryCode,
  }),
  records: nothing,
})

export const ping = defineCall({
  name: 'ping',
  about: 'Say whether the session is live.',
  when: 'A page that has been open for a while; RC 401 ends the session.',
  part: 'login',
  method: 'GET',
  path: '/api/rest/v7/ping',
  access: 'customer',
  request: z.object({}),
  records: nothing,
})

export const logout = defineCall({
  name: 'logout',
  about: 'End the session.',
  when: 'A customer logs out. A failure is ignored.',
  part: 'login',
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
  token: credential.meta(TOKEN),
  secret: credential.meta(SECRET),
  path: z.string().startsWith('/').max(2000).meta(field('Path of the call, with its query', '/api/rest/v7/comment')),
  method: z.enum(['GET', 'POST', 'DELETE']).meta(field('Method of the call', 'POST')),
  data: z
    .unknown()
    .optional()
    .meta(field('Body of the call', { order_id: '9f3c1a7e', comment: 'No onions, please' }, 'a read')),
})

/** The body of the storefront's `/oauth/migrate/`: an older client's session, or empty texts to clear it. */
export const migrateBody = z.union([tokens, z.object({ token: z.literal(''), secret: z.literal('') })])
