import { z } from 'zod'
import { addition, field } from './field'
import { filled, text, whole } from './wire'

/** Why a search found something whose own name has not all of the words. */
export const hit = z
  .object({
    of: text.meta(
      field(
        'What has the words: `section` of a menu, `product` or `category`; any other is shown by its name',
        'section',
      ),
    ),
    nm: filled.meta(field('Its name', 'Sushi and sashimi')),
    cnt: whole
      .nullish()
      .meta(
        field('How many products of the store have the words, or are in the section', 8, 'the name alone is shown'),
      ),
  })
  .nullish()
  .meta(
    addition('With `keywords`, unless its name has the words: what of it has them', undefined, 'no reason is shown'),
  )
