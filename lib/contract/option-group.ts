import { z } from 'zod'
import type { Id } from '@/lib/domain/codes/id'
import { addition, field } from './field'
import { id } from './ids'
import { amount, filled, text, whole } from './wire'

export interface WireOptionGroup {
  id: Id
  nm?: string | null | undefined
  min?: number | null | undefined
  max?: number | null | undefined
  opts: {
    id: Id
    nm: string
    pc: number
    sq?: number | null | undefined
    opt?: WireOptionGroup[] | null | undefined
  }[]
}
export const optionGroup: z.ZodType<WireOptionGroup, unknown> = z
  .object({
    id: id.meta(field('Id of the group, unique in its product, nested ones included', 1)),
    nm: text.nullish().meta(field('Name of the group', 'Room')),
    min: whole
      .nullish()
      .meta(field('How many are to be chosen at least; of a nested group, once its choice is made', 1, '0')),
    max: whole.nullish().meta(field('How many can be chosen; 0: any number', 1, '0')),
    get opts() {
      return z
        .array(
          z.object({
            id: id.meta(field('Id of the choice, unique in its product; it can be chosen once', 11)),
            nm: filled.meta(field('Name of the choice', 'Window')),
            pc: amount.meta(field('What it adds to the price; less than 0 for one that costs less', '5.00')),
            sq: whole.nullish().meta(field('How many are left; 0 or less is sold out', 3, 'not limited')),
            opt: z
              .array(optionGroup)
              .nullish()
              .meta(
                addition(
                  'Groups of options that this choice opens',
                  [{ id: 2, nm: 'View', min: 1, max: 1, opts: [{ id: 21, nm: 'Sea', pc: '9.00' }] }],
                  'nothing more is chosen',
                ),
              ),
          }),
        )
        .meta(field('The choices'))
    },
  })
  .meta({ id: 'option_group', description: 'A group of options, of which some are chosen' })
