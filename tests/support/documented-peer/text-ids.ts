import { type Id, idText, toId } from '@/lib/domain/codes/id'

/** The number of an id that a shop writes in its own form, and back. */
export interface IdForm {
  write: (number: number) => Id
  /** null for what this shop has not written */
  read: (id: unknown) => number | null
}

export const NUMBERS: IdForm = {
  write: (number) => number,
  read: (id) => (typeof id === 'number' ? id : null),
}

const FIFTEEN_DIGITS = 100_000_000_000_000

/** As large as programs that read JSON keep without rounding. */
export const LONG_NUMBERS: IdForm = {
  write: (number) => FIFTEEN_DIGITS + number,
  read: (id) => (typeof id === 'number' && id >= FIFTEEN_DIGITS ? id - FIFTEEN_DIGITS : null),
}

/** The digits of its number. */
export const DIGITS: IdForm = {
  write: (number) => `${number}`,
  read: (id) => (typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : null),
}

const FIRST_BEYOND_2_63 = 9_223_372_036_854_775_808n

/** The 19 digits of an unsigned integer of 64 bits. */
export const WIDE_DIGITS: IdForm = {
  write: (number) => `${FIRST_BEYOND_2_63 + BigInt(number)}`,
  read: (id) => (typeof id === 'string' && /^\d{19}$/.test(id) ? Number(BigInt(id) - FIRST_BEYOND_2_63) : null),
}

/** 64 letters, digits, `-` and `_`. */
export const LONG_TEXT: IdForm = {
  write: longText,
  read: (id) => {
    const number = Number(typeof id === 'string' ? /^Id-(\d+)_/.exec(id)?.[1] : Number.NaN)
    return longText(number) === id ? number : null
  },
}

function longText(number: number): string {
  return `Id-${number}_`.padEnd(64, 'aZ9-_')
}

const KEYS = ['gid', 'g_id', 'group_id', 'group_sale_id', 'pid', 'deal_id', 'c_id', 'Item1', 'Item2']
/** Calls whose `id` is that of an order, and those of categories, which are numbers everywhere. */
const OTHER_IDS = ['orddtl', 'sfc', 'gfilter', 'gsort']

const keysOf = (call: string) => (call === 'sfc' ? [] : OTHER_IDS.includes(call) ? KEYS : [...KEYS, 'id'])

/** The records of an answer with the ids of the shop. */
export function writeIds(call: string, records: unknown, { write }: IdForm): unknown {
  return mapIds(records, keysOf(call), (id) => (/^\d+$/.test(idText(id)) ? write(Number(id)) : id))
}

/** A body with the numbers of its ids, or null where one has not the form of the shop. 0 is an amount without goods. */
export function readIds(call: string, body: unknown, { read }: IdForm): unknown {
  let isForeign = false
  const own = mapIds(body, [...keysOf(call), 'ids'], (id) => {
    const number = id === 0 ? id : read(id)
    isForeign ||= number === null
    return number ?? id
  })
  return isForeign ? null : own
}

/** An address with the numbers of its ids; what this shop has not written is none of it. */
export function readAddressIds(address: string, { read }: IdForm): string {
  const [path = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  for (const key of ['gid', 'pid']) {
    const id = query.get(key)
    const number = id === null ? null : (read(id) ?? read(toId(id)))
    if (id !== null) query.set(key, `${number ?? 'unknown'}`)
  }
  return `${path}?${query}`
}

function mapIds(value: unknown, keys: readonly string[], change: (id: Id) => Id): unknown {
  if (Array.isArray(value)) return value.map((one) => mapIds(one, keys, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    keys.includes(key) ? mapId(one, change) : mapIds(one, keys, change),
  ])
  return Object.fromEntries(entries)
}

function mapId(value: unknown, change: (id: Id) => Id): unknown {
  if (Array.isArray(value)) return value.map((one) => mapId(one, change))
  return typeof value === 'number' || typeof value === 'string' ? change(value) : value
}
