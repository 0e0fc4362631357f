import { z } from 'zod'
import { defineCall } from './define-call'
import { amount, filled, flag, text } from './wire'

export const readAppConfig = defineCall({
  name: 'appconfig',
  about: 'Settings of the platform: the default place, cities, tips.',
  method: 'GET',
  path: '/api/v7/appconfig',
  access: 'public',
  request: z.object({}),
  records: z.object({
    lat: amount.nullish(),
    lon: amount.nullish(),
    cities: z.array(z.object({ key: filled, nm: filled, lat: amount, lon: amount })).nullish(),
    tips_disabled: flag.nullish(),
    customer_domain: text.nullish(),
    /** whether codes can be sent to a phone; absent: they can */
    text_messages: flag.nullish(),
    /** whether accounts can be exported and deleted; absent: they cannot */
    account_data: flag.nullish(),
    /** the VAPID key that browsers subscribe to notifications with; absent: there are none */
    push_key: filled.nullish(),
  }),
})
