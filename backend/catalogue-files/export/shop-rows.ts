import type { StoreRow } from '@/backend/catalogue/stores/list-stores'
import type { RowOf } from '@/backend/catalogue-files/format/files'
import { toHoursRows } from '@/backend/catalogue-files/format/hours-rows'
import { toCells } from '@/backend/catalogue-files/format/text-columns'
import { toTaxClass } from '@/backend/catalogue-files/format/words'
import type { StoredRow } from '@/backend/catalogue-files/stored/diff-rows'
import type { StoredShop } from '@/backend/catalogue-files/stored/load-stored'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { cellsOf, type PictureWriter } from './picture-writer'

export interface ShopExport {
  store: Pick<StoreRow, 'urlKey' | 'currency'>
  stored: StoredShop
  pictures: PictureWriter
}

export function sectionRows({ store, stored }: ShopExport): RowOf<'sections'>[] {
  return onSale(stored.sections).map(({ key, name, taxClass, position }) => {
    return { store: store.urlKey, key, ...toCells(name, 'name'), taxClass: toTaxClass(taxClass), position }
  })
}

export function sectionHoursRows({ store, stored }: ShopExport): RowOf<'sectionHours'>[] {
  return onSale(stored.sections).flatMap(({ key, available }) =>
    available ? toHoursRows(available).map((row) => ({ store: store.urlKey, section: key, ...row })) : [],
  )
}

export async function dishRows({ store, stored, pictures }: ShopExport): Promise<RowOf<'dishes'>[]> {
  const sections = new Map([...stored.sections].map(([key, { id }]) => [id, key]))
  const rows: RowOf<'dishes'>[] = []
  for (const dish of onSale(stored.dishes)) {
    const { sku, sectionId, name, description, price, regularPrice, priceUntil, kind, stock, taxClass, position } = dish
    const isSale = regularPrice !== null && regularPrice > price
    rows.push({
      store: store.urlKey,
      sku,
      section: sections.get(sectionId) ?? '',
      ...toCells(name, 'name'),
      ...toCells(description, 'description'),
      price: toDecimalText(price, store.currency),
      regularPrice: isSale ? toDecimalText(regularPrice, store.currency) : undefined,
      priceUntil: isSale ? priceUntil?.toISOString() : undefined,
      kind: kind === 1 ? 1 : 0,
      picture: await cellsOf(pictures, [dish.picture, ...(dish.furtherPictures ?? [])]),
      stock: stock ?? undefined,
      taxClass: toTaxClass(taxClass),
      position,
    })
  }
  return rows
}

export function dishHoursRows({ store, stored }: ShopExport): RowOf<'dishHours'>[] {
  return onSale(stored.dishes).flatMap(({ sku, available }) =>
    available ? toHoursRows(available).map((row) => ({ store: store.urlKey, sku, ...row })) : [],
  )
}

export function optionRows({ store, stored }: ShopExport): RowOf<'options'>[] {
  const choices = new Map([...stored.choices.values()].map(({ id, row }) => [id, `${row.option}/${row.key}`]))
  return sellable(stored, onSale(stored.options)).map(({ of, item, key, parentChoiceId, name, min, max, position }) => {
    const parent = parentChoiceId === null ? undefined : choices.get(parentChoiceId)
    return { store: store.urlKey, of, item, key, parent, ...toCells(name, 'name'), min, max, position }
  })
}

export function choiceRows({ store, stored }: ShopExport): RowOf<'choices'>[] {
  const options = new Set(sellable(stored, onSale(stored.options)).map(({ id }) => id))
  return onSale(stored.choices)
    .filter(({ groupId }) => options.has(groupId))
    .map(({ of, item, option, key, name, price, stock, position }) => ({
      store: store.urlKey,
      of,
      item,
      option,
      key,
      ...toCells(name, 'name'),
      price: toDecimalText(price, store.currency),
      stock,
      position,
    }))
}

function sellable<Row extends { of: 'dish' | 'deal'; item: string }>(stored: StoredShop, rows: Row[]): Row[] {
  return rows.filter(({ of, item }) => (of === 'dish' ? stored.dishes : stored.deals).get(item)?.retiredAt === null)
}

export async function dealRows({ store, stored, pictures }: ShopExport): Promise<RowOf<'deals'>[]> {
  const rows: RowOf<'deals'>[] = []
  for (const deal of onSale(stored.deals)) {
    rows.push({
      store: store.urlKey,
      key: deal.key,
      category: deal.category ?? 0,
      ...toCells(deal.name, 'name'),
      ...toCells(deal.shortDescription, 'summary'),
      ...toCells(deal.detail, 'detail'),
      ...toCells(deal.finePrint, 'finePrint'),
      pictures: await cellsOf(pictures, deal.images),
      video: deal.video ?? undefined,
      price: toDecimalText(deal.price, store.currency),
      dealPrice: toDecimalText(deal.dealPrice, store.currency),
      startsAt: deal.startsAt.toISOString(),
      endsAt: deal.endsAt.toISOString(),
      limitPerOrder: deal.limitPerOrder,
      stock: deal.stock,
      pickup: deal.pickup,
      delivery: deal.delivery,
      validDays: deal.validDays ?? undefined,
      taxClass: toTaxClass(deal.taxClass),
    })
  }
  return rows
}

export function dealHoursRows({ store, stored }: ShopExport): RowOf<'dealHours'>[] {
  return onSale(stored.deals).flatMap(({ key: deal, useHours }) =>
    useHours ? toHoursRows(useHours).map((row) => ({ store: store.urlKey, deal, ...row })) : [],
  )
}

export function highlightRows({ store, stored }: ShopExport): RowOf<'highlights'>[] {
  return onSale(stored.deals).flatMap(({ key: deal, highlights }) =>
    highlights.map((text) => ({ store: store.urlKey, deal, ...toCells(text, 'text') })),
  )
}

export function couponRows(
  coupons: StoredShop['coupons'],
  { urlKey, currency }: { urlKey?: string; currency: string },
): RowOf<'coupons'>[] {
  return onSale(coupons).map(({ code, title, kind, value, minSubtotal, startsAt, endsAt, ...limits }) => ({
    store: urlKey,
    code,
    ...toCells(title, 'title'),
    percent: kind === 'percent' ? value : undefined,
    amount: kind === 'amount' ? toDecimalText(value, currency) : undefined,
    minSubtotal: toDecimalText(minSubtotal, currency),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    perCustomerLimit: limits.perCustomerLimit ?? undefined,
    totalLimit: limits.totalLimit ?? undefined,
  }))
}

/** The rows on sale, in the order in which they are shown. */
function onSale<Row extends { id: number; position?: number }>(stored: ReadonlyMap<string, StoredRow<Row>>): Row[] {
  const rows = [...stored.values()].flatMap(({ retiredAt, row }) => (retiredAt === null ? [row] : []))
  return rows.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id)
}
