import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { amount, filled, flag, text } from './wire'

const LAT = field('Latitude', 49.2827)
const LON = field('Longitude', -123.1207)

export const readAppConfig = defineCall({
  name: 'appconfig',
  about: 'Settings of the platform: the default place, cities, tips.',
  when: 'The storefront, for nearly every page, from its cache. It has defaults for all of it, and waits a second at most.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/appconfig',
  access: 'public',
  request: z.object({}),
  records: z.object({
    lat: amount.nullish().meta(field('Latitude of the default place', 49.2827, 'Vancouver')),
    lon: amount.nullish().meta(field('Longitude of the default place', -123.1207, 'Vancouver')),
    cities: z
      .array(
        z.object({
          key: filled.meta(field('Key of the city', 'vancouver')),
          nm: filled.meta(field('Its name', 'Vancouver')),
          lat: amount.meta(LAT),
          lon: amount.meta(LON),
        }),
      )
      .nullish()
      .meta(addition('Cities of the platform; the storefront has its own', undefined, 'no difference')),
    tips_disabled: flag.nullish().meta(addition('No tips anywhere', false, 'the store decides')),
    customer_domain: text
      .nullish()
      .meta(
        addition('The domain of login addresses, as `CUSTOMER_DOMAIN` has it', 'customer.plaza.test', 'no difference'),
      ),
    text_messages: flag.nullish().meta(addition('Whether codes can be sent to a phone', true, 'they can')),
    account_data: flag
      .nullish()
      .meta(addition('Whether accounts can be exported and deleted', true, 'neither is offered')),
    countries: z
      .array(filled.meta(field('A country, as two letters of ISO 3166-1', 'JP')))
      .nullish()
      .meta(
        addition(
          'Countries whose phones and addresses the API takes, the default one first',
          ['JP', 'CA'],
          'CA, US, CN and KR',
        ),
      ),
    contact_form: flag
      .nullish()
      .meta(addition('Whether `contact` sends messages of shoppers', true, 'the contact page has no form')),
    push_key: filled
      .nullish()
      .meta(
        addition(
          'The VAPID key that browsers subscribe to notifications with',
          'BNcRdreALRFXTkOOUHK1EtK2',
          'no notifications',
        ),
      ),
    payment_providers: z
      .array(
        z.object({
          name: filled.meta(field('`stripe` or `paypal`; any other is ignored', 'paypal')),
          publishable_key: filled.meta(field('Its key for browsers; of PayPal the client id', 'AaQm2fK1')),
        }),
      )
      .nullish()
      .meta(
        addition(
          'Providers whose scripts take payments in the page, the preferred first',
          undefined,
          'no PayPal, and no form of Stripe, unless variables of the storefront name them',
        ),
      ),
  }),
})
