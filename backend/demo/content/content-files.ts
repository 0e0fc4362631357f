import { z } from 'zod'
import { TAX_WORD } from '@/backend/catalogue/taxes/tax-classes'
import { completeText } from '@/lib/domain/languages/complete-text'
import type { Language } from '@/lib/domain/languages/languages'
import { CORNERS, FACES, LAYOUTS } from '@/lib/domain/theme/theme'
import { WEEKDAYS } from './weekly-hours'

const written = z.string().trim().min(1)
/** The languages that the demo is written in; others have what stands in for them. */
const WRITTEN = { en: written, zh: written, 'zh-Hant': written, jp: written } satisfies { [Of in Language]?: z.ZodType }
/** None of them is converted from another. */
const text = z.strictObject(WRITTEN).transform(completeText)
/** Minor units. */
const amount = z.int().positive()
/** Lower case words joined by hyphens; unique within its list. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** A picture in `backend/demo/images`, such as `dish/beef-pho`. */
const picture = z.string().regex(/^(dish|deal|cover)\/[a-z0-9-]+$/)

const taxClass = z.string().regex(TAX_WORD)

const dish = z.strictObject({
  id: slug,
  price: amount,
  name: text,
  description: text,
  /** absent if no picture shows this very dish */
  picture: picture.optional(),
  /** absent: that of its section, or of its store */
  taxClass: taxClass.optional(),
  /** keys of `options.json` */
  options: z.array(slug).default([]),
  /** served on weekdays from 11 to 15 h */
  lunchOnly: z.boolean().default(false),
})

const deal = z.strictObject({
  id: slug,
  /** a leaf of the category tree */
  category: z.int(),
  /** regular price of everything included */
  value: amount,
  price: amount,
  name: text,
  /** one or two sentences below the name */
  summary: text,
  highlights: z.array(text).min(2).max(4),
  /** what one gets, item by item */
  includes: z.array(text).min(1).max(6),
  /** how to use it: booking, what to bring, when */
  use: text,
  terms: z.array(text).min(2).max(5),
  pictures: z.array(picture).default([]),
  /** pictures of included dishes, for reviews */
  photos: z.array(picture).default([]),
  options: z.array(slug).default([]),
  /** goods only; everything else is a voucher that is used on site */
  handover: z.array(z.enum(['pickup', 'delivery'])).default([]),
  /** absent: that of its store */
  taxClass: taxClass.optional(),
  limitPerOrder: z.int().min(1).max(10).default(4),
  /** vouchers only; absent: half a year */
  validDays: z.int().min(1).max(365).optional(),
  /** such as `tue-fri 11:00-14:30`; absent: whenever its terms allow it */
  useHours: z
    .string()
    .regex(/^(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:-(?:mon|tue|wed|thu|fri|sat|sun))? )?\d{2}:\d{2}-\d{2}:\d{2}$/)
    .optional(),
})

/** A store of the demo with its menu and deals: `stores/<slug>.json`. */
export const storeFile = z.strictObject({
  gid: z.int(),
  /** a neighbourhood of `stores/neighbourhoods.ts`, by its English name */
  place: written,
  /** leaves of the category tree, its own trade first */
  categories: z.array(z.int()).min(1).max(3),
  /** the pool of reviews, `reviews/<trade>.json` */
  trade: slug,
  /** the hours of each day, such as `11-15,17-22`; a close after 24 is in the next morning */
  hours: z.string().regex(/^\d{1,2}-\d{1,2}(,\d{1,2}-\d{1,2})?$/),
  closedOn: z.array(z.enum(WEEKDAYS)).default([]),
  domain: z.string().optional(),
  theme: z
    .strictObject({
      accent: z.string().regex(/^#[0-9a-f]{6}$/),
      face: z.enum(FACES),
      corner: z.enum(CORNERS),
      layout: z.enum(LAYOUTS),
    })
    .optional(),
  name: text,
  /** two or three sentences: what it sells, to whom, what one should know */
  description: text,
  announcement: text.optional(),
  cover: picture.optional(),
  /** the first picture of its cards: food sells more than a room */
  bestDish: picture.optional(),
  menu: z
    .array(z.strictObject({ name: text, taxClass: taxClass.optional(), dishes: z.array(dish).min(1) }))
    .default([]),
  sellsGiftCards: z.boolean().default(false),
  deals: z.array(deal).min(1),
  suspended: z.boolean().default(false),
  discountPercent: z.int().min(0).max(90).default(0),
  requireTableNumber: z.boolean().default(false),
  requireBillingAddress: z.boolean().default(false),
  takesPreorders: z.boolean().default(false),
  /** payment of an amount at the till by a QR code */
  selfCheckout: z.boolean().optional(),
  tipsEnabled: z.boolean().optional(),
  /** hundredths of a percent, or minor units */
  surcharge: z.strictObject({ label: text, kind: z.enum(['percent', 'amount']), value: z.int() }).optional(),
})

/** The reviews of a trade, each in one language: `reviews/<trade>.json`. */
export const reviewFile = z.array(
  z.strictObject({
    language: z.enum(Object.keys(WRITTEN) as (keyof typeof WRITTEN)[]),
    rating: z.int().min(1).max(5),
    body: written,
    /** the store's answer, in the review's language */
    answer: written.optional(),
  }),
)

/** The option groups of dishes and deals by key: `options.json`. A choice may open further groups. */
export const optionsFile = z.record(
  slug,
  z
    .strictObject({
      name: text,
      min: z.int().min(0),
      max: z.int().min(1),
      choices: z.array(z.strictObject({ name: text, price: z.int().min(0), groups: z.array(slug).optional() })).min(1),
    })
    .refine(({ min, max, choices }) => min <= max && max <= choices.length),
)

export type OptionsFile = z.infer<typeof optionsFile>
export type StoreFile = z.infer<typeof storeFile>
export type WrittenDeal = StoreFile['deals'][number]
export type ReviewFile = z.infer<typeof reviewFile>
