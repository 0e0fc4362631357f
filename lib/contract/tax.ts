import { z } from 'zod'
import { addition, field } from './field'
import { amount, filled, flag, text } from './wire'

const tax = z
  .object({
    nm: filled.meta(field('Its name, as in `taxes`', 'GST')),
    num: text.nullish().meta(field('The number under which the store collects it', '81234 5678 RT0001', 'not shown')),
    rate: amount.meta(field('Percent', '5.000')),
    base: amount.nullish().meta(field('What it is charged on', '38.49', 'not shown')),
    amt: amount.meta(field('Its amount', '1.92')),
    incl: flag
      .nullish()
      .meta(field('The prices contain it; otherwise it is added and in `taxes`', false, 'it is added')),
  })
  .meta({ id: 'tax', description: 'A tax on an order' })

export const TAX_LIST = z
  .array(tax)
  .nullish()
  .meta(
    addition(
      'Every tax with its rate, also those that the prices contain',
      undefined,
      'the names and amounts of `taxes`',
    ),
  )
