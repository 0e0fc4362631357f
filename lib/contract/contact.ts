import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { email, line, nothing, prose } from './wire'

/** Offered by `contact_form` of `appconfig`. */
export const sendContactMessage = defineCall({
  name: 'contact',
  about: 'A message to whoever runs the platform, which is mailed to them. Nothing is sent to its writer.',
  when: 'A shopper sends the form of the contact page, where `appconfig` has `contact_form`.',
  part: 'rest',
  addition: 'the page has no form',
  again: 'another mail; RC 429 above a limit of the API’s own',
  method: 'POST',
  path: '/api/v7/contact',
  access: 'public',
  request: z.object({
    name: line(80)
      .refine((name) => name.trim() !== '', 'no name')
      .meta(field('Name of the writer', 'Mei')),
    email: email.meta(field('Where an answer goes', 'mei@mail.example')),
    message: prose(2000).min(10).meta(field('The message, of 10 to 2000 characters', 'Where is my parcel?')),
    domain: z
      .string()
      .max(253)
      .optional()
      .meta(addition('The site of a store that it was written on', 'noodle.example', 'the shared site')),
  }),
  records: nothing,
})
