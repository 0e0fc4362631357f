import { z } from 'zod'
import { defineMessage } from '@/backend/messages/message-kind'
import { LANGUAGES } from '@/lib/domain/languages/languages'

const language = z.enum(LANGUAGES)
/** The message is dropped if it was not sent by then. */
const expiresAt = z.iso.datetime()
/** The content of a mail with a link, whose token is sealed. */
const link = z.object({ email: z.string(), sealed: z.string(), expiresAt, language })

export const PHONE_CODE = defineMessage(
  'phone_code',
  z.object({ sealed: z.string(), expiresAt, language }),
  'open',
  () => true,
)

export const RESET_LINK = defineMessage('reset_link', link, 'open')

/** `mayMailConfirmation` limits it. */
export const CONFIRM_EMAIL = defineMessage('confirm_email', link, 'refusable')

/** A text message to the old phone if `sealed` has it, else a mail. */
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

/** A mail to support; the shopper's message is sealed. */
export const CONTACT = defineMessage('contact', z.object({ email: z.string(), sealed: z.string() }), 'open')
