import * as z from 'zod/mini'
import { ID_TEXT, type Id, isId, toId } from './id'

/** An id in a body, which keeps its form. */
export const idSchema = z.custom<Id>(isId, 'not an id')

/** An id in a query, which has text alone. */
export const idInQuery = z.pipe(z.string().check(z.regex(ID_TEXT)), z.transform(toId))
