import * as z from 'zod/mini'
import { plainLine, plainText } from './plain-text'
import { typedText } from './typed-text'

export const line = (max: number) => z.string().check(z.overwrite(plainLine), z.trim(), z.maxLength(max))

export const typed = (max: number) => z.string().check(z.overwrite(typedText), z.maxLength(max))

export const prose = (max: number) => z.string().check(z.overwrite(plainText), z.trim(), z.maxLength(max))
