import { z } from 'zod'
import { addressRecord } from './addresses'
import { SAVED_CARDS, savedCard } from './cards'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { deviceMark } from './session'
import { amount, digits, email, flag, line, nothing, phone, text, typed, utcDate } from './wire'

const FIRST_NAME = field('First name', 'Mei')
const LAST_NAME = field('Last name', 'Chen')
const NICK_NAME = field('Nickname', 'Mei-Mei')
const EMAIL = field('Email', 'mei@mail.example')
const PHONE = field('Phone', '6045550123')
const COUNTRY = field('Country of the phone, as two letters', 'CA')
const NEW_PASSWORD = field('The new password, of 6 characters or more', 'noodles-88')
const PROOF_PASSWORD = addition('The password, where RC 403 asks for it', 'noodles-88', 'not asked for')
const PROOF_CODE = addition('The code sent to the present phone, where RC 483 asks for it', '246810', 'not asked for')

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

export const updateEmail = defineCall({
  name: 'newemail',
  about: 'Change the email: a link goes to it, and it replaces the old one once confirmed.',
  when: 'A customer saves the form of the email.',
  part: 'rest',
  again: 'another link; an API that changes the email at once changes nothing more',
  method: 'POST',
  path: '/api/rest/v7/newemail',
  access: 'customer',
  request: z.object({
    email: email.meta(EMAIL),
    password: z.string().max(200).optional().meta(PROOF_PASSWORD),
    vc: digits.max(12).optional().meta(PROOF_CODE),
  }),
  records: nothing,
})

export const confirmEmail = defineCall({
  name: 'confirmemail',
  about: 'Confirm the email with the token of an emailed link.',
  when: 'A customer opens the link and confirms.',
  part: 'rest',
  addition: 'never made, as no link leads to it',
  again: 'RC 204, as a link works once',
  method: 'POST',
  path: '/api/rest/v7/confirmemail',
  access: 'customer',
  request: z.object({ token: typed(200).min(1).meta(field('The token of the link', 'ce-91b2')) }),
  records: nothing,
})

/** Offered by `account_data` of `appconfig`; the storefront saves the records as a file, unread. */
export const exportAccount = defineCall({
  name: 'exportaccount',
  about: 'Everything that is stored about the signed-in customer, in words.',
  when: 'A customer downloads their data, where `appconfig` has `account_data`. The records are saved as a file, unread.',
  part: 'rest',
  addition: 'not offered without `account_data`',
  method: 'GET',
  path: '/api/rest/v7/exportaccount',
  access: 'customer',
  request: z.object({}),
  records: z.record(z.string(), z.unknown()).meta(field('The data', { profile: { first_name: 'Mei' }, orders: [] })),
})

/** Offered by `account_data` of `appconfig`. */
export const deleteAccount = defineCall({
  name: 'deleteaccount',
  about: 'Delete the account for good; RC 409 while an order is open or money is on its way.',
  when: 'A customer deletes their account, where `appconfig` has `account_data`.',
  part: 'rest',
  addition: 'not offered without `account_data`',
  again: 'RC 401, as the session has ended',
  method: 'POST',
  path: '/api/rest/v7/deleteaccount',
  access: 'customer',
  request: z.object({
    password: z
      .string()
      .max(200)
      .optional()
      .meta(field('The password; without it RC 403, where the account has one', 'noodles-88')),
    vc: digits
      .max(12)
      .optional()
      .meta(field('The code sent to the phone of an account without a password; without it RC 483', '246810')),
    give_up_credit: flag.optional().meta(field('Without it RC 409 while gift cards or points hold a balance', true)),
  }),
  records: nothing,
})

export const updatePhone = defineCall({
  name: 'newphone',
  about: 'Change the phone, with the code that was sent to it, and the proof that `newemail` needs.',
  when: 'A customer saves the form of the phone.',
  part: 'rest',
  again: 'RC 483, as a code works once',
  method: 'POST',
  path: '/api/rest/v7/newphone',
  access: 'customer',
  request: z.object({
    phone: phone.meta(field('The new phone', '6045550188')),
    vc: digits.max(12).meta(field('The code sent to the new phone', '246810')),
    country_code: z.string().length(2).meta(COUNTRY),
    password: z.string().max(200).optional().meta(PROOF_PASSWORD),
    vc_old: digits.max(12).optional().meta(PROOF_CODE),
  }),
  records: nothing,
})

/** An email requests a link; a phone with its code, or the token of a link, sets the password. */
export const resetPassword = defineCall({
  name: 'forgetpwd',
  about: 'Ask for a reset link by email, or set a new password with a code or a link.',
  when: 'A shopper has forgotten the password, or sets a first one.',
  part: 'login',
  again: 'another link; a code or the token of a link works once',
  method: 'POST',
  path: '/api/v7/forgetpwd',
  access: 'public',
  request: z.union([
    z
      .object({
        token: typed(200).min(1).meta(field('The token of the link', 'rp-77c0')),
        password: z.string().min(6).max(200).meta(NEW_PASSWORD),
        device_mark: deviceMark.optional(),
      })
      .meta({ title: 'By a link' }),
    z
      .object({
        phone: phone.meta(field('The phone of the account', '6045550123')),
        vc: digits.max(12).meta(field('The code sent to it', '246810')),
        country_code: z.string().length(2).meta(COUNTRY),
        password: z.string().min(6).max(200).meta(NEW_PASSWORD),
        device_mark: deviceMark.optional(),
      })
      .meta({ title: 'By a code' }),
    z.object({ email: email.meta(EMAIL) }).meta({ title: 'Ask for a link' }),
  ]),
  records: z
    .object({
      device_mark: text
        .nullish()
        .meta(addition('Where the password was set: as at a login', 'dm-4f1c', 'nothing is sent')),
    })
    .optional(),
})

export const updatePassword = defineCall({
  name: 'updatepwd',
  about: 'Change the password, knowing the old one.',
  when: 'A customer saves the form of the password.',
  part: 'rest',
  again: 'RC 403, as the old password is another now',
  method: 'POST',
  path: '/api/rest/v7/updatepwd',
  access: 'customer',
  request: z.object({
    op: z.string().max(200).meta(field('The old password', 'noodles-88')),
    password: z.string().max(200).meta(field('The new password, of 6 characters or more', 'dumplings-99')),
  }),
  records: nothing,
})

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

export const readPoints = defineCall({
  name: 'points',
  about: 'Points of the customer, with their history.',
  when: 'The page of points.',
  part: 'rest',
  method: 'GET',
  path: '/api/rest/v7/points',
  access: 'customer',
  request: z.object({
    page: z.coerce.number().int().min(1).default(1).meta(field('The page of the history', 1)),
    limit: z.coerce.number().int().min(-1).default(-1).meta(field('Rows of a page; -1: all of them', -1)),
  }),
  records: z.object({
    balance: amount.meta(field('Points that were ever given', 1200)),
    remaining: amount.nullish().meta(field('Points that are left', 800, 'as many as were given')),
    redeemed: amount.nullish().meta(field('Points that were used', 400, '0')),
    history: z
      .array(
        z.object({
          date: utcDate.nullish().meta(field('When', '2026-11-20 19:00:00')),
          delta: amount.meta(field('Points added; below 0: taken off', -400)),
          balance: amount.nullish().meta(field('Points that were left then', 800)),
          ord_id: text.nullish().meta(field('The order', '9f3c1a7e')),
        }),
      )
      .nullish()
      .meta(addition('What happened to the points, newest first', undefined, 'no history')),
  }),
})
