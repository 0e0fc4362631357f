import { z } from 'zod'
import { addressRecord } from './addresses'
import { SAVED_CARDS, savedCard } from './cards'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { flag, line, nothing, text } from './wire'

const FIRST_NAME = field('First name', 'Mei')
const LAST_NAME = field('Last name', 'Chen')
const NICK_NAME = field('Nickname', 'Mei-Mei')
const PHONE = field('Phone', '6045550123')

const profile = z.object({
  first_name: text.nullish().meta(field('First name', 'Mei', 'a welcome without a name')),
  last_name: text.nullish().meta(LAST_NAME),
  nick_name: text.nullish().meta(NICK_NAME),
  email: text.nullish().meta(field('Email; one on `CUSTOMER_DOMAIN` is not shown', 'mei@mail.example')),
  is_email_confirmed: flag.nullish().meta(addition('Whether the address was confirmed', true, 'it is confirmed')),
  pending_email: text
    .nullish()
    .meta(addition('The new email that is not confirmed yet', 'mei@work.example', 'none waits')),
  phone: text.nullish().meta(PHONE),
  country_code: text.nullish().meta(addition('Country of the phone, as two letters', 'CA', 'CA')),
  profile_pic: text.nullish().meta(field('Picture', 'mei.webp', 'the initial of the name')),
  is_password_set: flag.nullish().meta(field('Whether the account has a password', true, 'it has none')),
  defaultAddress: addressRecord
    .nullish()
    .meta(field('The default address', undefined, 'a checkout begins without one')),
  cards: z.array(savedCard).nullish().meta(SAVED_CARDS),
  unclaimed: z
    .object({
      initials: text.nullish().meta(field('First letters of the name', 'MC', 'no name is mentioned')),
      cities: z
        .array(text)
        .nullish()
        .meta(field('Cities of the addresses', ['Victoria'], 'no address is mentioned')),
      phone_ends: z
        .array(text)
        .nullish()
        .meta(field('Last two digits of the phones', ['23'], 'no phone is mentioned')),
    })
    .nullish()
    .meta(
      addition(
        'What was entered before the address of the account was proved, by whom is not known. It is in no other answer until `claimprofile` keeps or removes it',
        undefined,
        'there is nothing to ask',
      ),
    ),
})

export const readProfile = defineCall({
  name: 'customerinfo',
  about: 'The profile of the signed-in customer.',
  when: 'After a login, on pages of the account and at a checkout.',
  part: 'login',
  method: 'GET',
  path: '/api/rest/v7/customerinfo',
  access: 'customer',
  request: z.object({
    cards: flag
      .optional()
      .meta(addition('Whether `cards` are answered too, at a checkout and in the account', 1, 'they need not be')),
  }),
  records: profile,
})

export const updateProfile = defineCall({
  name: 'customerinfo (update)',
  about: 'Change profile fields.',
  when: 'A customer saves the form of the profile.',
  part: 'rest',
  again: 'nothing more',
  method: 'POST',
  path: '/api/rest/v7/customerinfo',
  access: 'customer',
  request: z.object({
    first_name: line(80).min(1).meta(FIRST_NAME),
    last_name: line(80).optional().meta(LAST_NAME),
    nick_name: line(80).optional().meta(NICK_NAME),
    profile_pic: z
      .union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)])
      .optional()
      .meta(field('Picture, on https, or empty for none; never sent', 'https://cdn.example/mei.webp', 'it stays')),
  }),
  records: nothing,
})

/** Asked where the profile has `unclaimed`. */
export const claimProfile = defineCall({
  name: 'claimprofile',
  about: 'Keep or remove what was entered before the address of the account was proved (`unclaimed` of the profile).',
  when: 'A customer answers whether it is theirs.',
  part: 'rest',
  addition: 'never made, as nothing is asked',
  again: 'nothing more',
  method: 'POST',
  path: '/api/rest/v7/claimprofile',
  access: 'customer',
  request: z.object({ keep: flag.meta(field('Whether it is the customer’s own', true)) }),
  records: nothing,
})
