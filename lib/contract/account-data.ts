import { z } from 'zod'
import { defineCall } from './define-call'
import { field } from './field'
import { digits, flag, nothing } from './wire'

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
