import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { deviceMark } from './session'
import { digits, email, nothing, phone, text, typed } from './wire'

const EMAIL = field('Email', 'mei@mail.example')
const COUNTRY = field('Country of the phone, as two letters', 'CA')
const NEW_PASSWORD = field('The new password, of 6 characters or more', 'noodles-88')
const PROOF_PASSWORD = addition('The password, where RC 403 asks for it', 'noodles-88', 'not asked for')
const PROOF_CODE = addition('The code sent to the present phone, where RC 483 asks for it', '246810', 'not asked for')

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
