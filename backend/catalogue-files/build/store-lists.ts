import { isDeepStrictEqual } from 'node:util'
import type { StoreRow } from '@/backend/catalogue/stores/list-stores'
import { toSpecialHours, toWeek } from '@/backend/catalogue-files/format/hours-rows'
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
  return {
    ...(isStoreGiven && { hours: toWeek(store) }),
    ...(delivery.length > 0 && { deliveryHours: toWeek(delivery) }),
    ...(delivery.length === 0 && isStoreGiven && follows && { deliveryHours: toWeek(store) }),
    ...(holidays && datesOf(holidays, isReplacing ? undefined : before)),
  }
}

/** Rows of a date replace what is stored of it; without a column of times, its stored hours stay. */
function datesOf(lines: NonNullable<ShopFiles['holidays']>, kept: StoreRow | undefined) {
  const dates = lines.map(({ row }) => row.date)
  const given = lines.some(({ fields }) => fields.has('opens')) ? new Set(dates) : new Set()
  const stored = Object.entries(kept?.specialHours ?? {}).filter(([date]) => !given.has(date))
  return {
    holidays: [...new Set([...(kept?.holidays ?? []), ...dates])].sort(),
    specialHours: { ...Object.fromEntries(stored), ...toSpecialHours(lines.map(({ row }) => row)) },
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
  specialHours: {},
  suspended: false,
  domain: null,
  theme: null,
}
