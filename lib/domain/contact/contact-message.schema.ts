import * as z from 'zod/mini'
import { emailSchema } from '@/lib/domain/account/profile.schema'
import { line, prose } from '@/lib/domain/text.schema'

export const MAX_CONTACT_MESSAGE = 2000

export const contactMessageSchema = z.extend(emailSchema, {
  name: line(80).check(z.minLength(1, 'required')),
  message: prose(MAX_CONTACT_MESSAGE).check(z.minLength(10)),
})
export type ContactMessage = z.output<typeof contactMessageSchema>
