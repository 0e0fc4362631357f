import { z } from 'zod'
import { defineCall } from './define-call'
import { field } from './field'
import { nothing } from './wire'

/** A token of the provider `webpush` is the browser's subscription as JSON: `{endpoint, keys: {p256dh, auth}}`. */
export const registerDevice = defineCall({
  name: 'device_token',
  about: 'Register where the notifications of this session go, in the language of the request.',
  when: 'A customer allows notifications, where `appconfig` has a `push_key`, and whenever the browser renews its token.',
  part: 'rest',
  again: 'nothing more',
  isDiscardable: true,
  method: 'POST',
  path: '/api/rest/v7/device_token',
  access: 'customer',
  request: z.object({
    provider: z.string().max(40).meta(field('`webpush`: the token is the subscription of a browser', 'webpush')),
    device_token: z
      .string()
      .max(4000)
      .meta(
        field(
          'The subscription as JSON',
          '{"endpoint":"https://push.example/1","keys":{"p256dh":"BNcRdreALRFX","auth":"tBHItJI5svbp"}}',
        ),
      ),
  }),
  records: nothing,
})
