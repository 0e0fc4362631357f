import { z } from 'zod'
import { defineCall } from './define-call'
import { flag } from './wire'

export const readAppConfig = defineCall({
  name: 'appconfig',
  about: 'Settings of the platform: the default place, cities, tips.',
  method: 'GET',
  path: '/api/v7/appconfig',
  access: 'public',
  request: z.object({}),
  records: z.object({
    lat: z.number(),
    lon: z.number(),
    cities: z.array(z.object({ key: z.string(), nm: z.string(), lat: z.number(), lon: z.number() })).optional(),
    tips_disabled: flag.optional(),
    customer_domain: z.string().optional(),
    /** whether codes can be sent to a phone; absent: they can */
    text_messages: flag.optional(),
    /** whether accounts can be exported and deleted; absent: they cannot */
    account_data: flag.optional(),
  }),
})
