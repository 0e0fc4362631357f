import { z } from 'zod'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { key, line, picture, several, storeKey } from './cells'
import { amount, surplus, whole } from './numbers'
import { textColumns } from './text-columns'
import { moment } from './times'
import { coded, oneOf, taxClass, yesNo } from './words'

const store = storeKey.describe('key of the store')
const position = whole(0, 32_767).optional().describe('order in which it is shown; empty: as in the file')
const ITEM = {
  store,
  of: oneOf(['dish', 'deal']),
  item: key.describe('sku of the dish, or key of the deal'),
}
/** From this stock on, a choice is not counted. */
export const UNCOUNTED = 10_000

export const sectionsFile = z.strictObject({
  store,
  key,
  ...textColumns('name', 200),
  taxClass: taxClass.default('standard').describe('of its dishes without one; `standard` is that of the store'),
  position,
})

export const dishesFile = z.strictObject({
  store,
  sku: key.describe('your key of the dish'),
  section: key.describe('key of its section'),
  ...textColumns('name', 200),
  ...textColumns('description', 2000),
  price: amount,
  regularPrice: amount.optional().describe('what the price is reduced from'),
  priceUntil: moment.optional().describe('from then on it costs the regular price; empty: the sale has no end'),
  kind: coded({ goods: LINE_KIND.goods, gift_card: LINE_KIND.giftCard }).default(LINE_KIND.goods),
  picture: several(picture, 20).default([]).describe('one or several, that of the menu first'),
  stock: whole(0, 1_000_000_000).optional().describe('empty: not counted; applied when the number changes'),
  taxClass: taxClass
    .default('standard')
    .describe('`meal`, `liquor`, `goods`, `service`, `exempt` or one of taxes.csv; `standard` is that of its section'),
  position,
})

export const optionsFile = z.strictObject({
  ...ITEM,
  key: key.describe('unique among the options of the item'),
  parent: z
    .string()
    .regex(/^[\w.-]{1,64}\/[\w.-]{1,64}$/, 'must be an option and a choice, such as size/large')
    .optional()
    .describe('option and choice that open it, as size/large'),
  ...textColumns('name', 200),
  min: whole(0, 99).describe('choices to make at least'),
  max: whole(1, 99).describe('choices to make at most'),
  position,
})

export const choicesFile = z.strictObject({
  ...ITEM,
  option: key.describe('key of the option'),
  key: key.describe('unique within the option'),
  ...textColumns('name', 200),
  price: surplus.default('0').describe('added to the price of the item'),
  stock: whole(0, 1_000_000_000)
    .default(UNCOUNTED)
    .describe('from 10000 on not counted; applied when the number changes'),
  position,
})

export const dealsFile = z.strictObject({
  store,
  key,
  category: whole(1000, 1899).describe('number of its category'),
  ...textColumns('name', 300),
  ...textColumns('summary', 1000),
  ...textColumns('detail', 50_000),
  ...textColumns('finePrint', 20_000),
  pictures: several(picture, 20).default([]),
  video: line(500).optional().describe('an https address'),
  price: amount.describe('the regular price'),
  dealPrice: amount.describe('what it is sold for'),
  startsAt: moment,
  endsAt: moment,
  limitPerOrder: whole(1, 999).default(10),
  stock: whole(0, 1_000_000_000).describe('applied when the number changes'),
  pickup: yesNo.default(false),
  delivery: yesNo.default(false),
  validDays: whole(1, 3650).optional().describe('days after the purchase in which it can be used'),
  taxClass: taxClass.default('standard').describe('as of a dish; `standard` is that of the store'),
})

export const highlightsFile = z.strictObject({
  store,
  deal: key.describe('key of the deal'),
  ...textColumns('text', 500),
})
