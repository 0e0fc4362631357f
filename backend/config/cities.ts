import { z } from 'zod'
import { completeText } from '@/lib/domain/languages/complete-text'
import { DEFAULT_LANGUAGE, LANGUAGES, type Localised } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import { type CityKey, MAX_CITIES } from '@/lib/domain/places/cities'
import { COUNTRIES, documentedCountry } from '@/lib/domain/places/countries'
import type { Point } from '@/lib/domain/places/places'
import { isTimeZone } from '@/lib/domain/time/time-zones'
import { safeParse } from '@/lib/safe-parse'

/** A city of this installation. Its stores are in its region, country and time zone unless they say otherwise. */
interface InstalledCity extends Point {
  key: CityKey
  name: Localised
  region: string
  country: string
  timeZone: string
}

/** In the order of menus; the first is the default. */
export type InstalledCities = readonly [InstalledCity, ...InstalledCity[]]

/** The city whose name a store's times can have: its own, unless the store has another clock. */
export function clockCity(
  cities: InstalledCities,
  { cityKey, timeZone }: { cityKey: CityKey; timeZone: string },
): Localised | null {
  const city = cities.find(({ key }) => key === cityKey)
  return city?.timeZone === timeZone ? city.name : null
}

const { vancouver, victoria, toronto, seattle } = BUILT_IN_CITIES

/** Without `CITIES`. */
export const DEFAULT_CITIES: InstalledCities = [
  { key: 'vancouver', ...vancouver },
  { key: 'victoria', ...victoria },
  { key: 'toronto', ...toronto },
  { key: 'seattle', ...seattle },
]

const name = z.string().trim().min(1).max(60)

const city = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'up to 40 small letters, digits and hyphens'),
    name,
    names: z.partialRecord(z.enum(LANGUAGES), name).default({}),
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    region: z.string().max(20).default(''),
    country: z.string().transform((code, context) => {
      const known = documentedCountry(code)?.code
      if (known) return known
      context.addIssue({ code: 'custom', message: `must be one of ${Object.keys(COUNTRIES).join(', ')}` })
      return z.NEVER
    }),
    time_zone: z.string().refine(isTimeZone, 'not a time zone'),
  })
  .transform(({ name: own, names, time_zone: timeZone, ...rest }): InstalledCity => {
    return { ...rest, timeZone, name: completeText({ [DEFAULT_LANGUAGE]: own, ...names }) }
  })

const cities = z
  .tuple([city], city)
  .refine((all) => all.length <= MAX_CITIES, `more than ${MAX_CITIES} cities`)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'two cities have the same key')

/** The variable `CITIES`: a list in JSON, whose problems are said with the place in it. */
export const citiesVariable = z.string().transform((text, context): InstalledCities => {
  const read = safeParse(cities, toJson(text))
  if (read.success) return read.data
  const said = read.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  context.addIssue({ code: 'custom', message: `is not understood: ${said.join('; ')}` })
  return z.NEVER
})

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
