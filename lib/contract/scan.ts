import { z } from 'zod'
import { defineCall } from './define-call'
import { field } from './field'
import { id } from './ids'
import { currency, filled, text } from './wire'

const CODE = z.record(z.string(), z.string()).meta(field('The query of the scanned address, as it is', { gid: '12' }))

export const parseQr = defineCall({
  name: 'qrparse',
  about: 'The store that a scanned code stands for. Its query is that of the scanned address.',
  when: 'A shopper opens `/pay` with the query of a scanned code.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/qrparse',
  access: 'public',
  request: CODE,
  records: z.object({ id: filled.meta(field('Id of the store', '12')) }),
})

export const instantPay = defineCall({
  name: 'instantpay',
  about: 'What a scanned code asks to be paid. Its query is that of the scanned address, with `gid`.',
  when: 'Never: `qrparse` and `sdtl2` have all of it.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/instantpay',
  access: 'public',
  request: CODE,
  records: z.object({
    gid: id.meta(field('Id of the store', 12)),
    nm: filled.meta(field('Its name', 'Noodle House')),
    logo: text.nullish().meta(field('Its logo', 'noodle-house.webp')),
    currency: currency
      .nullish()
      .default('CAD')
      .meta(field('Its currency', 'CAD', 'CAD')),
    tn: text.nullish().meta(field('Its phone', '6045550100')),
  }),
})
