import { z } from 'zod'
import { ID_TEXT, idText, toId } from '@/lib/domain/codes/id'

const NO_ID = 'not an id'
const ROUNDED = 'a number beyond 2^53, which JSON has rounded: such an id is text'

/** An id in an answer, as it came: it goes back so. */
export const id = z
  .union(
    [
      z.int({ error: ({ code }) => (code === 'too_big' ? ROUNDED : NO_ID) }).min(0, NO_ID),
      z.string().regex(ID_TEXT, NO_ID),
    ],
    NO_ID,
  )
  .meta({
    id: 'id',
    description:
      'Text of 1 to 64 letters, digits, `-` and `_`, in which case and leading zeros count, or a whole number from 0 to 9007199254740991, 2^53 − 1; a larger one is written as text',
  })

/** What no id of the reference API is. */
const UNKNOWN_ID = -1
const LARGEST_OWN_ID = 2 ** 31 - 1

/** An id in a request, as an answer had it. The reference API has numbers alone: others are ids that it does not know. */
export const sentId = id.transform((value) => {
  const own = toId(idText(value))
  return typeof own === 'number' && own <= LARGEST_OWN_ID ? own : UNKNOWN_ID
})

export const ids = z
  .string()
  .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/)
  .meta({ id: 'ids', description: 'Up to 100 ids, separated by commas' })
