import { isDeepStrictEqual } from 'node:util'
import type { StoreRow } from '@/backend/catalogue/stores/list-stores'
import { toWeek } from '@/backend/catalogue-files/format/hours-rows'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { DesiredRow } from '@/backend/catalogue-files/stored/desired-rows'
import { DEFAULT_THEME, type Theme } from '@/lib/domain/theme/theme'

/** Rows of a store replace its whole week, and without rows it stays unchanged. */
export function timesOf({ hours, holidays, isReplacing }: ShopFiles, before: StoreRow | undefined): DesiredRow {
  const rows = (of: 'store' | 'delivery') => (hours ?? []).flatMap(({ row }) => (row.of === of ? [row] : []))
  const [store, delivery] = [rows('store'), rows('delivery')]
  const isStoreGiven = hours && (store.length > 0 || isReplacing)
  // delivery hours that equal the store's follow them
  const follows = isReplacing || !before || isDeepStrictEqual(before.hours, before.deliveryHours)
  const dates = holidays?.flatMap(({ row }) => row.date ?? []) ?? []
  const kept = isReplacing ? [] : (before?.holidays ?? [])
  return {
    ...(isStoreGiven && { hours: toWeek(store) }),
    ...(delivery.length > 0 && { deliveryHours: toWeek(delivery) }),
    ...(delivery.length === 0 && isStoreGiven && follows && { deliveryHours: toWeek(store) }),
    ...(holidays && { holidays: [...new Set([...kept, ...dates])].sort() }),
  }
}

/** `theme` is null without any choice: the look of the shared site. */
export function themeOf(
  { domains, isReplacing }: ShopFiles,
  before: StoreRow | undefined,
): { domain?: string | null; theme?: Theme | null } {
  const line = domains?.[0]
  if (!line) return domains && isReplacing ? { domain: null, theme: null } : {}
  const { row, fields } = line
  const stored = { ...DEFAULT_THEME, ...before?.theme }
  const accent = fields.has('accent') ? row.accent : before?.theme?.accent
  const face = fields.has('face') ? (row.face ?? DEFAULT_THEME.face) : stored.face
  const corner = fields.has('corner') ? (row.corner ?? DEFAULT_THEME.corner) : stored.corner
  const layout = fields.has('layout') ? (row.layout ?? DEFAULT_THEME.layout) : stored.layout
  const theme = { accent: accent ?? DEFAULT_THEME.accent, face, corner, layout }
  return {
    ...((fields.has('domain') || !before) && { domain: row.domain ?? null }),
    theme: accent === undefined && isDeepStrictEqual(theme, DEFAULT_THEME) ? null : theme,
  }
}

/** The columns of a new store whose files are missing. */
export const NEW_STORE: DesiredRow = {
  announcements: [],
  hours: toWeek([]),
  deliveryHours: toWeek([]),
  holidays: [],
  suspended: false,
  domain: null,
  theme: null,
}
