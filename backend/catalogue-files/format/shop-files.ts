import { z } from 'zod'
import { COUNTRIES, type DocumentedCode } from '@/lib/domain/places/countries'
import { CORNERS, FACES, LAYOUTS } from '@/lib/domain/theme/theme'
import { key, line, picture, storeKey } from './cells'
import { amount, DECIMAL, whole } from './numbers'
import { textColumns } from './text-columns'
import { clock, date, moment } from './times'
import { day, oneOf, taxClass, yesNo } from './words'

const store = storeKey.describe('key of the store')
const opens = clock
const NEXT_DAY = 'at or before it opens: on the next day'
const closes = clock.describe(NEXT_DAY)

export const hoursFile = z.strictObject({
  store,
  of: oneOf(['store', 'delivery']).default('store').describe('without rows of deliveries they have the store’s hours'),
  day,
  opens,
  closes,
})

export const sectionHoursFile = z.strictObject({
  store,
  section: key.describe('key of the section; one without rows is offered whenever its dishes are'),
  day,
  opens,
  closes,
})

export const dishHoursFile = z.strictObject({
  store,
  sku: key.describe('the dish; one without rows is for sale whenever its section is offered and the store is open'),
  day,
  opens,
  closes,
})

export const dealHoursFile = z.strictObject({
  store,
  deal: key.describe('key of the deal; one without rows can be used whenever its fine print allows it'),
  day,
  opens,
  closes,
})

export const holidaysFile = z.strictObject({
  store,
  date: date.describe('local date on which the store does not have the hours of the week; several times: several rows'),
  opens: opens.optional().describe('empty, with `closes`: closed all day'),
  closes: clock.optional().describe(NEXT_DAY),
})

export const announcementsFile = z.strictObject({ store, ...textColumns('text', 500) })

export const domainsFile = z.strictObject({
  store,
  domain: line(253).optional().describe('its own host name'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1f4e79, in lower case')
    .optional()
    .describe('colour that all others follow from; made lighter or darker where text on it could not be read'),
  face: oneOf(FACES).default('plain').describe('typeface of headings'),
  corner: oneOf(CORNERS).default('round'),
  layout: oneOf(LAYOUTS)
    .default('full')
    .describe('how its page begins: text on its last picture, beside it, on a card in its frame, or without it'),
})

/** In thousandths of a percent. */
const rate = z
  .codec(
    z
      .string()
      .trim()
      .regex(/^\d{1,3}(\.\d{1,3})?$/, 'must be a percentage such as 5 or 9.975')
      .meta({ format: DECIMAL }),
    z.int().min(0).max(100_000, 'must be at most 100'),
    { decode: (text) => Math.round(Number(text) * 1000), encode: (thousandths) => `${thousandths / 1000}` },
  )
  .describe('percent; 0 says that the class is not taxed')

export const taxesFile = z.strictObject({
  store: storeKey.optional().describe('empty: every store of the country or region'),
  country: z
    .enum(Object.keys(COUNTRIES) as [DocumentedCode, ...DocumentedCode[]], 'is no country of ours')
    .optional()
    .describe('empty: that of the store'),
  region: z.string().trim().max(60).optional().describe('code of the province or state; empty: the whole country'),
  taxClass: taxClass.describe('`meal`, `liquor`, `goods`, `service`, `delivery`, or a word of yours'),
  label: line(40).min(1).describe('as bills show it'),
  number: line(40).optional().describe('under which you collect it; shown on receipts'),
  rate,
  validFrom: date.optional().describe('first day'),
  validUntil: date.optional().describe('last day'),
  included: yesNo.default(false).describe('whether prices contain it; otherwise it is added'),
})

export const couponsFile = z.strictObject({
  store: storeKey.optional().describe('empty: valid at every store'),
  code: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/, 'must be at most 40 letters, digits, hyphens and underscores'),
  ...textColumns('title', 200),
  percent: whole(1, 100).optional().describe('off the goods; or:'),
  amount: amount.optional().describe('off the goods'),
  minSubtotal: amount.default('0').describe('smallest order that it applies to'),
  startsAt: moment,
  endsAt: moment,
  perCustomerLimit: whole(1, 1_000_000).optional().describe('times that one customer can use it'),
  totalLimit: whole(1, 100_000_000).optional().describe('times that it can be used at all'),
})

export const categoriesFile = z.strictObject({
  id: whole(1000, 1899).describe('level 1 ends in 00; the others lie between their group and the next'),
  parent: whole(1000, 1899).optional().describe('empty on level 1'),
  ...textColumns('name', 100),
  icon: line(60).default('').describe('name of a lucide icon'),
})

export const shortcutsFile = z.strictObject({
  ...textColumns('text', 60),
  picture: picture.optional(),
})
