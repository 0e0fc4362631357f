import { z } from 'zod'
import { defineCall } from './define-call'
import { currency, filled, text, whole } from './wire'

export const parseQr = defineCall({
  name: 'qrparse',
  about: 'The store that a scanned code stands for.',
  method: 'GET',
  path: '/api/v7/qrparse',
  access: 'public',
  request: z.record(z.string(), z.string()),
  records: z.object({ id: filled }),
})

export const instantPay = defineCall({
  name: 'instantpay',
  about: 'What a scanned code asks to be paid.',
  method: 'GET',
  path: '/api/v7/instantpay',
  access: 'public',
  request: z.record(z.string(), z.string()),
  records: z.object({
    gid: whole,
    nm: filled,
    logo: text.nullish(),
    currency: currency.nullish().default('CAD'),
    tn: text.nullish(),
  }),
})
