import { isDeepStrictEqual } from 'node:util'
import type { StoreRow } from '@/backend/catalogue/stores/list-stores'
import type { RowOf } from '@/backend/catalogue-files/format/files'
import { toHoursRows } from '@/backend/catalogue-files/format/hours-rows'
import { AMENITIES, PAYMENTS, SERVICES } from '@/backend/catalogue-files/format/store-file'
import { toCells } from '@/backend/catalogue-files/format/text-columns'
import { toTaxClass } from '@/backend/catalogue-files/format/words'
import { keysOf } from '@/backend/catalogue-files/stored/desired-rows'
import { byPaymentFlag } from '@/lib/domain/codes/payment-method'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { cellsOf, type PictureWriter } from './picture-writer'

export async function toStoreRow(store: StoreRow, pictures: PictureWriter): Promise<RowOf<'stores'>> {
  const { currency, settings, surcharge } = store
  const { tipCutOff, ...others } = settings
  return {
    key: store.urlKey,
    kind: store.kind,
    ...toCells(store.name, 'name'),
    ...toCells(store.description, 'description'),
    owner: store.owner,
    keywords: store.keywords,
    categories: store.categories.map(String),
    logo: await pictures.cellOf(store.logo),
    pictures: await cellsOf(pictures, store.images),
    area: store.cityKey,
    unit: store.unit || undefined,
    ...pick(store, [
      'street',
      'city',
      'region',
      'postalCode',
      'country',
      'lat',
      'lon',
      'phone',
      'timeZone',
      'currency',
    ]),
    website: store.websiteUrl || undefined,
    orderEmail: store.orderEmail || undefined,
    webhookUrl: store.webhookUrl || undefined,
    suspended: store.suspended,
    discountPercent: store.discountPercent,
    tips: store.tipsEnabled,
    shippingCountries: store.shippingCountries,
    plan: store.planId,
    ...toCells(surcharge?.label ?? null, 'surcharge'),
    surchargePercent: surcharge?.kind === 'percent' ? surcharge.value / 100 : undefined,
    surchargeAmount: surcharge?.kind === 'amount' ? toDecimalText(surcharge.value, currency) : undefined,
    surchargeSeparate: surcharge?.isSeparate ?? false,
    surchargeTaxClass: toTaxClass(surcharge?.taxClass),
    ...others,
    deliveryFee: toDecimalText(settings.deliveryFee, currency),
    feePerKm: toDecimalText(settings.feePerKm, currency),
    minDeliveryAmount: toDecimalText(settings.minDeliveryAmount, currency),
    tipCutOff: tipCutOff === undefined ? undefined : toDecimalText(tipCutOff, currency),
    ...pick(store.amenities, keysOf(AMENITIES)),
    ...pick(store.services, keysOf(SERVICES)),
    // a store that was stored before a method was added says nothing of it
    ...pick({ ...byPaymentFlag(() => false), ...store.payments }, keysOf(PAYMENTS)),
  }
}

/** Deliveries have rows of their own only if their hours differ. */
export function toStoreHours({ urlKey: store, hours, deliveryHours }: StoreRow): RowOf<'hours'>[] {
  const delivery = isDeepStrictEqual(hours, deliveryHours) ? [] : toHoursRows(deliveryHours)
  return [
    ...toHoursRows(hours).map((row) => ({ store, of: 'store' as const, ...row })),
    ...delivery.map((row) => ({ store, of: 'delivery' as const, ...row })),
  ]
}

export function toDomainRows({ urlKey: store, domain, theme }: StoreRow): RowOf<'domains'>[] {
  if (!domain && !theme) return []
  const { accent, face = 'plain', corner = 'round', layout = 'full' } = theme ?? {}
  return [{ store, domain: domain ?? undefined, accent, face, corner, layout }]
}

function pick<Row extends object, Field extends keyof Row>(row: Row, fields: readonly Field[]): Pick<Row, Field> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>
}
