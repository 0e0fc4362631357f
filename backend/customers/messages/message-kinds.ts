import { z } from 'zod'
import { defineMessage } from '@/backend/messages/message-kind'
import { LANGUAGES } from '@/lib/domain/languages/languages'

const language = z.enum(LANGUAGES)
/** Nothing is sent after `expiresAt`. */
const expiresAt = z.iso.datetime()
/** What is mailed with a link, whose token is sealed. */
const link = z.object({ email: z.string(), sealed: z.string(), expiresAt, language })

export const PHONE_CODE = defineMessage(
  'phone_code',
  z.object({ sealed: z.string(), expiresAt, language }),
  'open',
  () => true,
)

export const RESET_LINK = defineMessage('reset_link', link, 'open')

/** It has a limit of its own where it is asked for. */
export const CONFIRM_EMAIL = defineMessage('confirm_email', link, 'refusable')

/** By text to the old phone, where it is sealed in it, else by mail. */
export const PHONE_CHANGED = defineMessage(
  'phone_changed',
  z.object({ customerId: z.int(), sealed: z.string().optional(), language }),
  'counted',
  ({ sealed }) => sealed !== undefined,
)

export const PASSWORD_CHANGED = defineMessage(
  'password_changed',
  z.object({ customerId: z.int(), language }),
  'counted',
)

export const EMAIL_CHANGED = defineMessage(
  'email_changed',
  z.object({ customerId: z.int(), oldEmail: z.string(), language }),
  'counted',
)

/** To support; what was written is sealed. */
export const CONTACT = defineMessage('contact', z.object({ email: z.string(), sealed: z.string() }), 'open')
