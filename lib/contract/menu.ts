import { z } from 'zod'
import { optionGroup } from './deals'
import { defineCall } from './define-call'
import { unwrapRows } from './lists'
import { amount, filled, lan, text, utcDate, whole } from './wire'

/** `time` has the format of a store's hours; `mdt` is when its texts, price or picture last changed. */
const product = z.object({
  pid: whole,
  nm: filled,
  desc: text.nullish(),
  sku: text.nullish(),
  pc: amount,
  pt: whole.nullish(),
  iurl: text.nullish(),
  sq: whole.nullish(),
  opt: z.array(optionGroup).nullish(),
  time: text.nullish(),
  tax_class: text.nullish(),
  mdt: utcDate.nullish(),
})

export const readMenu = defineCall({
  name: 'cplst2',
  about: 'The products of a store by section; `ids` narrows them.',
  method: 'GET',
  path: '/api/v7/cplst2',
  access: 'public',
  request: z.object({
    gid: z.coerce.number().int(),
    lan,
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/)
      .max(2000)
      .optional(),
  }),
  records: z.array(z.object({ id: whole.nullish(), nm: text.nullish(), products: z.array(product) })),
  unwrap: unwrapRows,
})
