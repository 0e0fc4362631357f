import type { ShopFiles } from '@/backend/catalogue/check/group-shops'
import { placeOf } from '@/backend/catalogue/check/store-place'
import type { RowOf } from '@/backend/catalogue/format/files'
import { AMENITIES, MONEY_SETTINGS, PAYMENTS, SERVICES, SETTINGS } from '@/backend/catalogue/format/store-file'
import { toLocalised } from '@/backend/catalogue/format/texts'
import type { SurchargeRule } from '@/backend/db/schema/stores'
import { logoKey } from '@/backend/demo/pictures/logo'
import { localised } from '@/lib/domain/site/languages'
import { DEFAULT_THEME, type Theme } from '@/lib/domain/site/theme'
import { type Conversion, type DesiredRow, keysOf, pick, toCents } from './desired-rows'
import { toWeek } from './weekly-hours'

/** Columns whose files or cells are missing are left out, and stay as they are. */
export function buildStore(shop: ShopFiles, conversion: Conversion): DesiredRow {
  const { row } = shop.store
  const { region, country, timeZone, currency } = placeOf(row)
  const name = toLocalised(row, 'name')
  const theme = themeOf(shop.domains?.[0]?.row)
  const accent = shop.domains ? theme?.accent : conversion.storedAccent
  return {
    urlKey: row.key,
    kind: row.kind,
    owner: row.owner ?? row.key,
    name,
    description: toLocalised(row, 'description') ?? EMPTY,
    keywords: row.keywords,
    categories: row.categories.map(Number),
    logo: row.logo ? conversion.pictureOf(row.logo) : logoKey(conversion.gid, name?.en ?? '', accent),
    images: row.pictures.map(conversion.pictureOf),
    cityKey: row.area,
    unit: row.unit ?? '',
    street: row.street,
    city: row.city,
    postalCode: row.postalCode,
    lat: row.lat,
    lon: row.lon,
    phone: row.phone,
    discountPercent: row.discountPercent,
    region,
    country,
    timeZone,
    currency,
    websiteUrl: row.website ?? '',
    orderEmail: row.orderEmail ?? '',
    webhookUrl: row.webhookUrl ?? '',
    ...(row.suspended !== undefined && { suspended: row.suspended }),
    settings: settingsOf(row, currency),
    amenities: pick(row, keysOf(AMENITIES)),
    services: pick(row, keysOf(SERVICES)),
    payments: pick(row, keysOf(PAYMENTS)),
    surcharge: surchargeOf(row, currency),
    shippingCountries: row.shippingCountries ?? [country],
    tipsEnabled: row.tips,
    planId: row.plan,
    ...timesOf(shop),
    ...(shop.announcements && { announcements: shop.announcements.map(({ row: each }) => toLocalised(each, 'text')) }),
    ...(shop.domains && { domain: shop.domains[0]?.row.domain ?? null, theme }),
  }
}

const EMPTY = localised(() => '')

function timesOf({ hours, holidays }: ShopFiles): DesiredRow {
  const rows = (of: 'store' | 'delivery') => (hours ?? []).flatMap(({ row }) => (row.of === of ? [row] : []))
  const deliveries = rows('delivery')
  return {
    ...(hours && {
      hours: toWeek(rows('store')),
      deliveryHours: toWeek(deliveries.length > 0 ? deliveries : rows('store')),
    }),
    ...(holidays && { holidays: holidays.map(({ row }) => row.date).sort() }),
  }
}

function settingsOf(row: RowOf<'stores'>, currency: string): DesiredRow {
  const amounts = MONEY_SETTINGS.flatMap((field) => {
    const cell = row[field]
    return cell === undefined ? [] : [[field, toCents(cell, currency)]]
  })
  // an empty cell is a setting that the store does not have
  const { tipCutOff, ...others } = pick(row, keysOf(SETTINGS))
  const given = Object.entries(others).filter(([, cell]) => cell !== undefined)
  return { ...Object.fromEntries(given), ...Object.fromEntries(amounts) }
}

function surchargeOf(row: RowOf<'stores'>, currency: string): SurchargeRule | null {
  const label = toLocalised(row, 'surcharge')
  if (!label) return null
  const { surchargePercent: percent, surchargeSeparate: isSeparate, surchargeTaxClass: taxClass } = row
  const rule =
    percent === undefined
      ? { kind: 'amount' as const, value: toCents(row.surchargeAmount, currency) }
      : { kind: 'percent' as const, value: Math.round(percent * 100) }
  return { label, ...rule, isSeparate, taxClass }
}

/** Null where nothing is chosen: as the shared site. */
function themeOf(row: RowOf<'domains'> | undefined): Theme | null {
  if (!row) return null
  const { accent = DEFAULT_THEME.accent, face, corner } = row
  const isDefault = row.accent === undefined && face === DEFAULT_THEME.face && corner === DEFAULT_THEME.corner
  return isDefault ? null : { accent, face, corner }
}

/** What a new store has in columns whose files are missing. */
export const NEW_STORE: DesiredRow = {
  announcements: [],
  hours: toWeek([]),
  deliveryHours: toWeek([]),
  holidays: [],
  suspended: false,
  domain: null,
  theme: null,
}
