import { z } from 'zod'
import { TAX_WORD } from '@/backend/catalogue/taxes/tax-classes'

/** One of some words, in any case; `others` are further spellings, in lower case. */
function words<Word extends string>(all: readonly Word[], others: ReadonlyMap<string, Word> = new Map()) {
  const of = (cell: string) => {
    const text = cell.trim().toLowerCase()
    return all.find((word) => word === text) ?? others.get(text)
  }
  const list = all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all.join()
  // the documentation of columns lists them
  const cell = z.string().meta({ enum: [...all] })
  return { cell: cell.refine((text) => of(text) !== undefined, `must be ${list}`), of }
}

export function oneOf<const Word extends string>(all: readonly Word[], others?: ReadonlyMap<string, Word>) {
  const { cell, of } = words(all, others)
  return z.codec(cell, z.enum(all as readonly [Word, ...Word[]]), {
    decode: (text) => of(text) as never,
    encode: (word) => word,
  })
}

export function coded<Word extends string, Value extends number>(codes: Record<Word, Value>) {
  const all = Object.keys(codes) as Word[]
  const { cell, of } = words(all)
  return z.codec(cell, z.custom<Value>(), {
    decode: (text) => codes[of(text) as Word],
    encode: (value) => all.find((word) => codes[word] === value) ?? (all[0] as Word),
  })
}

/** Includes the spellings of spreadsheets. */
const SPELLINGS = new Map<string, 'yes' | 'no'>([
  ...['y', 'true', '1'].map((word) => [word, 'yes'] as const),
  ...['n', 'false', '0'].map((word) => [word, 'no'] as const),
])
const YES_NO = words(['yes', 'no'], SPELLINGS)

export const yesNo = z.codec(YES_NO.cell, z.boolean(), {
  decode: (text) => YES_NO.of(text) === 'yes',
  encode: (value) => (value ? 'yes' : 'no'),
})

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const NAMES_OF_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const day = oneOf(DAYS, new Map(NAMES_OF_DAYS.map((name, index) => [name, DAYS[index] ?? 'mon'])))

/** `standard` is that of the section, then of the store; `zero` was `exempt`. */
export const taxClass = z
  .string()
  .trim()
  .overwrite((word) => word.toLowerCase())
  .regex(TAX_WORD, 'must be a word such as meal, liquor, goods, service or exempt')

export function toTaxClass(stored: string | undefined): string {
  return stored || 'standard'
}
