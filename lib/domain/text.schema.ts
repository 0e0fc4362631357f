import * as z from 'zod/mini'
import { plainLine, plainText } from './plain-text'

/** A single line that a person typed, such as a name. */
export const line = (max: number) => z.string().check(z.overwrite(plainLine), z.trim(), z.maxLength(max))

/** What a person wrote in lines, such as a review. */
export const prose = (max: number) => z.string().check(z.overwrite(plainText), z.trim(), z.maxLength(max))
