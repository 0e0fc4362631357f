import { z } from 'zod'
import { addressRecord } from './addresses'
import { defineCall } from './define-call'
import { deviceMark } from './session'
import { amount, digits, flag, line, nothing, phone, text, utcDate } from './wire'

const profile = z.object({
  first_name: text.nullish(),
  last_name: text.nullish(),
  nick_name: text.nullish(),
  email: text.nullish(),
  /** additions: absent where the API confirms no addresses */
  is_email_confirmed: flag.nullish(),
  pending_email: text.nullish(),
  phone: text.nullish(),
  country_code: text.nullish(),
  profile_pic: text.nullish(),
  is_password_set: flag.nullish(),
  defaultAddress: addressRecord.nullish(),
})

export const readProfile = defineCall({
  name: 'customerinfo',
  about: 'The profile of the signed-in customer.',
  method: 'GET',
  path: '/api/rest/v7/customerinfo',
  access: 'customer',
  request: z.object({}),
  records: profile,
})

export const updateProfile = defineCall({
  name: 'customerinfo (update)',
  about: 'Change profile fields.',
  method: 'POST',
  path: '/api/rest/v7/customerinfo',
  access: 'customer',
  request: z.object({
    first_name: line(80).min(1),
    last_name: line(80).optional(),
    nick_name: line(80).optional(),
    profile_pic: z.string().max(500).optional(),
  }),
  records: nothing,
})

export const updateEmail = defineCall({
  name: 'newemail',
  about: 'Change the email: a link goes to it, and it replaces the old one once confirmed.',
  method: 'POST',
  path: '/api/rest/v7/newemail',
  access: 'customer',
  request: z.object({
    email: z.email().max(200),
    /** where RC 403 asks for it */
    password: z.string().max(200).optional(),
    /** the code sent to the phone of the account, where RC 483 asks for it */
    vc: digits.max(12).optional(),
  }),
  records: nothing,
})

export const confirmEmail = defineCall({
  name: 'confirmemail',
  about: 'Confirm the email with the token of an emailed link.',
  method: 'POST',
  path: '/api/rest/v7/confirmemail',
  access: 'customer',
  request: z.object({ token: z.string().min(1).max(200) }),
  records: nothing,
})

/** An addition of ours, offered by `account_data` of `appconfig`; the storefront saves the records as a file, unread. */
export const exportAccount = defineCall({
  name: 'exportaccount',
  about: 'Everything that is stored about the signed-in customer, in words.',
  method: 'GET',
  path: '/api/rest/v7/exportaccount',
  access: 'customer',
  request: z.object({}),
  records: z.record(z.string(), z.unknown()),
})

/** An addition of ours, offered by `account_data` of `appconfig`. */
export const deleteAccount = defineCall({
  name: 'deleteaccount',
  about: 'Delete the account for good; RC 409 while an order is open or money is on its way.',
  method: 'POST',
  path: '/api/rest/v7/deleteaccount',
  access: 'customer',
  request: z.object({
    /** RC 403 without it, where the account has one */
    password: z.string().max(200).optional(),
    /** the code sent to the phone of an account without a password; RC 483 without it */
    vc: digits.max(12).optional(),
    /** RC 409 without it while gift cards or points hold a balance */
    give_up_credit: flag.optional(),
  }),
  records: nothing,
})

export const updatePhone = defineCall({
  name: 'newphone',
  about: 'Change the phone, with the code that was sent to it, and the proof that `newemail` needs.',
  method: 'POST',
  path: '/api/rest/v7/newphone',
  access: 'customer',
  request: z.object({
    phone,
    /** sent to the new phone */
    vc: digits.max(12),
    country_code: z.string().length(2),
    /** where RC 403 asks for it */
    password: z.string().max(200).optional(),
    /** the code sent to the present phone of the account, where RC 483 asks for it */
    vc_old: digits.max(12).optional(),
  }),
  records: nothing,
})

/** An email requests a link; a phone with its code, or the token of a link, sets the password. */
export const resetPassword = defineCall({
  name: 'forgetpwd',
  about: 'Ask for a reset link by email, or set a new password with a code or a link.',
  method: 'POST',
  path: '/api/v7/forgetpwd',
  access: 'public',
  request: z.union([
    z.object({
      token: z.string().min(1).max(200),
      password: z.string().min(6).max(200),
      device_mark: deviceMark.optional(),
    }),
    z.object({
      phone,
      vc: digits.max(12),
      country_code: z.string().length(2),
      password: z.string().min(6).max(200),
      device_mark: deviceMark.optional(),
    }),
    z.object({ email: z.email().max(200) }),
  ]),
  /** an addition, where the password was set */
  records: z.object({ device_mark: text.nullish() }).optional(),
})

/** `op` is the old password. */
export const updatePassword = defineCall({
  name: 'updatepwd',
  about: 'Change the password, knowing the old one.',
  method: 'POST',
  path: '/api/rest/v7/updatepwd',
  access: 'customer',
  request: z.object({ op: z.string().max(200), password: z.string().max(200) }),
  records: nothing,
})

/** A token of the provider `webpush` is the browser's subscription as JSON: `{endpoint, keys: {p256dh, auth}}`. */
export const registerDevice = defineCall({
  name: 'device_token',
  about: 'Register where the notifications of this session go, in the language of the request.',
  method: 'POST',
  path: '/api/rest/v7/device_token',
  access: 'customer',
  request: z.object({ provider: z.string().max(40), device_token: z.string().max(4000) }),
  records: nothing,
})

export const readPoints = defineCall({
  name: 'points',
  about: 'Points of the customer, with their history.',
  method: 'GET',
  path: '/api/rest/v7/points',
  access: 'customer',
  request: z.object({
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(-1).default(-1),
  }),
  records: z.object({
    balance: amount,
    remaining: amount.nullish(),
    redeemed: amount.nullish(),
    history: z
      .array(z.object({ date: utcDate.nullish(), delta: amount, balance: amount.nullish(), ord_id: text.nullish() }))
      .nullish(),
  }),
})
