import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { amount, filled, flag, text } from './wire'

const LAT = field('Latitude', 49.2827)
const LON = field('Longitude', -123.1207)

export const readAppConfig = defineCall({
  name: 'appconfig',
  about: 'Settings of the platform: the default place, cities, tips.',
  when: 'The storefront, for nearly every page, from its cache. It has defaults for all of it, and waits a second at most; for the cities a process waits once, as long as for any read.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/appconfig',
  access: 'public',
  request: z.object({}),
  records: z.object({
    lat: amount.nullish().meta(field('Latitude of the default place; not read beside `cities`', 49.2827, 'Vancouver')),
    lon: amount
      .nullish()
      .meta(field('Longitude of the default place; not read beside `cities`', -123.1207, 'Vancouver')),
    cities: z
      .array(
        z.object({
          key: filled.meta(
            field('What URLs and cookies name the city by: up to 64 letters, digits, `-` and `_`', 'vancouver'),
          ),
          nm: filled.meta(field('Its name', 'Vancouver')),
          names: z
            .record(z.string(), filled)
            .nullish()
            .meta(
              addition(
                'Its names by language, as `lan` has them',
                { zh: '温哥华', 'zh-Hant': '溫哥華', jp: 'バンクーバー' },
                '`nm` in every language',
              ),
            ),
          lat: amount.meta(LAT),
          lon: amount.meta(LON),
        }),
      )
      .nullish()
      .meta(
        addition(
          'Cities of the platform in the order of the menu, the default first, 200 at most. One alone needs no menu',
          undefined,
          'Vancouver, Victoria, Toronto and Seattle',
        ),
      ),
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
    card_entry: z
      .literal('hosted')
      .nullish()
      .meta(
        addition(
          '`hosted`: the storefront has no form for cards and sends none. They are entered in the form of Stripe, where the store has its `publishable_key`, else on the payment page of `pay_url`',
          'hosted',
          'number, date and code are sent with the order, which makes the API one that handles cards (PCI DSS)',
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
