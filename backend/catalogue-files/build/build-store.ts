import { isLogoKey, logoKey } from '@/backend/catalogue/pictures/logo'
import type { SurchargeRule } from '@/backend/catalogue/schema/stores'
import type { StoreRow } from '@/backend/catalogue/stores/list-stores'
import { placeOf } from '@/backend/catalogue-files/check/store-place'
import type { GivenRow } from '@/backend/catalogue-files/format/files'
import { toLocalised } from '@/backend/catalogue-files/format/text-columns'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { type Conversion, type DesiredRow, toCents } from '@/backend/catalogue-files/stored/desired-rows'
import { type Localised, localised } from '@/lib/domain/languages/languages'
import { withoutLeftOut } from './build-rows'
import { mergeText } from './merge-text'
import { themeOf, timesOf } from './store-lists'
import { settingsOf, switchesOf } from './store-settings'

const EMPTY = localised(() => '')

/** The columns of a store without those whose file or column is missing, which stay unchanged. */
export function buildStore(shop: ShopFiles, conversion: Conversion, before: StoreRow | undefined): DesiredRow {
  const name = shop.store ? mergeText(shop.store, 'name', before?.name) : (before?.name ?? null)
  const announcements = shop.announcements?.map(({ row }) => toLocalised(row, 'text'))
  const isTold = announcements && (announcements.length > 0 || shop.isReplacing)
  const domain = themeOf(shop, before)
  const theme = domain.theme === undefined ? before?.theme : domain.theme
  return {
    ...(shop.store && rowOf(shop.store, name, conversion, before)),
    ...logoOf(shop.store, name, conversion, { before, accent: theme?.accent }),
    ...timesOf(shop, before),
    ...(isTold && { announcements }),
    ...domain,
  }
}

function rowOf(
  store: Line<GivenRow<'stores'>>,
  name: Localised | null,
  conversion: Conversion,
  before: StoreRow | undefined,
): DesiredRow {
  const { row, fields } = store
  const place = placeOf(store, before, conversion.cities)
  const shipsHome = before && before.shippingCountries.join() === before.country
  const keepsShipping = before && !shipsHome && !fields.has('shippingCountries')
  const plain = {
    kind: row.kind,
    owner: row.owner ?? row.key,
    keywords: row.keywords,
    categories: row.categories?.map(Number),
    images: (row.pictures ?? []).map(conversion.pictureOf),
    cityKey: row.area,
    unit: row.unit ?? '',
    street: row.street,
    city: row.city,
    postalCode: row.postalCode,
    lat: row.lat,
    lon: row.lon,
    phone: row.phone,
    discountPercent: row.discountPercent,
    websiteUrl: row.website ?? '',
    orderEmail: row.orderEmail ?? '',
    webhookUrl: row.webhookUrl ?? '',
    tipsEnabled: row.tips,
    planId: row.plan,
  }
  return {
    urlKey: row.key,
    ...(before ? withoutLeftOut('stores', plain, fields) : plain),
    name,
    description: mergeText(store, 'description', before?.description) ?? EMPTY,
    ...place,
    ...(row.suspended !== undefined && { suspended: row.suspended }),
    settings: settingsOf(store, place.currency, before?.settings),
    ...switchesOf(store, before),
    surcharge: surchargeOf(store, place.currency, before?.surcharge ?? null),
    ...(!keepsShipping && { shippingCountries: row.shippingCountries ?? [place.country] }),
  }
}

/** A drawn logo follows the store's name and colour. */
function logoOf(
  store: Line<GivenRow<'stores'>> | null,
  name: Localised | null,
  { gid, pictureOf }: Conversion,
  { before, accent }: { before: StoreRow | undefined; accent: string | undefined },
): DesiredRow {
  if (store?.row.logo) return { logo: pictureOf(store.row.logo) }
  if (before && !isLogoKey(before.logo) && !store?.fields.has('logo')) return {}
  return { logo: logoKey(gid, name?.en ?? '', accent) }
}

function surchargeOf(
  store: Line<GivenRow<'stores'>>,
  currency: string,
  before: SurchargeRule | null,
): SurchargeRule | null {
  const { row, fields } = store
  const isGiven = ['surchargePercent', 'surchargeAmount'].some((field) => fields.has(field))
  const label = mergeText(store, 'surcharge', before?.label)
  const of = <T>(field: string, given: T, stored: T | undefined) => (fields.has(field) ? given : (stored ?? given))
  const isSeparate = of('surchargeSeparate', row.surchargeSeparate ?? false, before?.isSeparate)
  const taxClass = of('surchargeTaxClass', row.surchargeTaxClass ?? 'standard', before?.taxClass)
  if (!isGiven) return before && { ...before, isSeparate, taxClass }
  if (!label || (row.surchargePercent === undefined && row.surchargeAmount === undefined)) return null
  const rule =
    row.surchargePercent === undefined
      ? { kind: 'amount' as const, value: toCents(row.surchargeAmount, currency) }
      : { kind: 'percent' as const, value: Math.round(row.surchargePercent * 100) }
  return { label, ...rule, isSeparate, taxClass }
}
