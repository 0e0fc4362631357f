import type { StoreRow } from '@/backend/catalogue/stores/list-stores'
import type { GivenRow } from '@/backend/catalogue-files/format/files'
import { AMENITIES, MONEY_SETTINGS, PAYMENTS, SERVICES, SETTINGS } from '@/backend/catalogue-files/format/store-file'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { type DesiredRow, keysOf, toCents } from '@/backend/catalogue-files/stored/desired-rows'

type StoreLine = Line<GivenRow<'stores'>>

/** Settings, with amounts in minor units. An empty cell removes the setting. */
export function settingsOf(
  { row, fields }: StoreLine,
  currency: string,
  before: StoreRow['settings'] | undefined,
): DesiredRow {
  const money: readonly string[] = MONEY_SETTINGS
  const stored = { ...before } as DesiredRow
  const cells = row as Record<string, unknown>
  const entries = keysOf(SETTINGS).map((field) => {
    if (before && !fields.has(field)) return [field, stored[field]]
    const cell = cells[field]
    return [field, money.includes(field) && cell !== undefined ? toCents(`${cell}`, currency) : cell]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The amenities, services and payments of a store. */
export function switchesOf({ row, fields }: StoreLine, before: StoreRow | undefined): DesiredRow {
  const of = <Field extends string>(names: readonly Field[], stored: { [Name in Field]: boolean } | undefined) => {
    const cells = row as Record<string, unknown>
    return Object.fromEntries(
      names.map((field) => [field, stored && !fields.has(field) ? stored[field] : cells[field]]),
    )
  }
  return {
    amenities: of(keysOf(AMENITIES), before?.amenities),
    services: of(keysOf(SERVICES), before?.services),
    payments: of(keysOf(PAYMENTS), before?.payments),
  }
}
