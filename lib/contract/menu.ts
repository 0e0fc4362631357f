import { z } from 'zod'
import { optionGroup } from './deals'
import { defineCall } from './define-call'
import { amount, lan, whole } from './wire'

/** `time` has the format of a store's hours. */
const product = z.object({
  pid: whole,
  nm: z.string(),
  desc: z.string().nullish(),
  sku: z.string().nullish(),
  pc: amount,
  pt: whole.nullish(),
  iurl: z.string().nullish(),
  sq: whole.nullish(),
  opt: z.array(optionGroup).nullish(),
  time: z.string().nullish(),
  tax_class: z.string().nullish(),
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
  records: z.array(z.object({ id: whole, nm: z.string(), products: z.array(product) })),
})
