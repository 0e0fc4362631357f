import { doubtOf, ownTaxPlaces } from '@/backend/catalogue/taxes/doubtful-taxes'
import { DELIVERY_CLASS, ownTaxClass } from '@/backend/catalogue/taxes/tax-classes'
import { placeOf } from '@/backend/catalogue-files/check/store-place'
import { toLocalised } from '@/backend/catalogue-files/format/text-columns'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { StoredFacts } from '@/backend/catalogue-files/stored/facts'
import type { Database } from '@/backend/platform/db/database'

const MAX_NAMED = 10
/** Words of alcoholic drinks in names; a ginger beer is one too many rather than one too few. */
const DRINK =
  /\b(beers?|lagers?|ales?|ipa|stouts?|wines?|rosé|prosecco|champagne|sake|soju|shochu|cocktails?|martinis?|margaritas?|mojitos?|ciders?|whisk(e)?y|vodka|gin|rum|tequila|bourbon|brandy|liqueurs?)\b|啤酒|葡萄酒|紅酒|红酒|白酒|清酒|燒酒|烧酒|雞尾酒|鸡尾酒|威士忌|ビール|ワイン|日本酒|焼酎|カクテル|ハイボール|サワー/i

/** What a merchant should look at in the taxes of an import, as sentences. */
export async function taxNotes(
  db: Database,
  catalogue: Catalogue,
  shops: ReadonlyMap<string, ShopFiles>,
  { stores, cities }: StoredFacts,
): Promise<string[]> {
  const own = await ownTaxPlaces(db)
  const givenPlaces = (catalogue.taxes ?? []).flatMap(({ row }) =>
    row.country && row.taxClass !== DELIVERY_CLASS ? [{ country: row.country, region: row.region ?? '' }] : [],
  )
  return [...shops.values()].flatMap((shop) => {
    const isNew = shop.store !== null && !stores.has(shop.key)
    const doubt = isNew ? doubtOf(placeOf(shop.store, undefined, cities), [...own, ...givenPlaces]) : null
    return [...(doubt ? [`${shop.key}: ${doubt}`] : []), ...drinkNote(shop)]
  })
}

/** Likely drinks that would be taxed like food. */
function drinkNote({ key, dishes, sections }: ShopFiles): string[] {
  const classed = new Set(sections?.flatMap(({ row }) => (ownTaxClass(row.taxClass ?? '') === '' ? [] : row.key)))
  const drinks = (dishes ?? []).filter(({ row }) => {
    const names = Object.values(toLocalised(row, 'name') ?? {})
    const hasClass = ownTaxClass(row.taxClass ?? '') !== '' || classed.has(row.section ?? '')
    return !hasClass && names.some((name) => DRINK.test(name))
  })
  if (drinks.length === 0) return []
  const named = drinks.slice(0, MAX_NAMED).map(({ row }) => row.sku)
  const more = drinks.length > MAX_NAMED ? ` and ${drinks.length - MAX_NAMED} more` : ''
  return [`${key}: likely drinks without a tax class, taxed like food: ${named.join(', ')}${more}`]
}
