import type { z } from 'zod'
import { choicesFile, dealsFile, dishesFile, highlightsFile, optionsFile, sectionsFile } from './menu-files'
import {
  announcementsFile,
  categoriesFile,
  couponsFile,
  dishHoursFile,
  domainsFile,
  holidaysFile,
  hoursFile,
  shortcutsFile,
} from './shop-files'
import { MONEY_SETTINGS, storeFile } from './store-file'

export interface CatalogueFile<Schema extends z.ZodObject = z.ZodObject> {
  name: string
  row: Schema
  /** columns that name a row in the file together */
  unique: readonly string[]
  /** texts of which at least one language must be given */
  texts: readonly string[]
  money: readonly string[]
  pictures: readonly string[]
}

function file<Schema extends z.ZodObject>(
  name: string,
  row: Schema,
  { unique = [], texts = [], money = [], pictures = [] }: Partial<Omit<CatalogueFile, 'name' | 'row'>>,
): CatalogueFile<Schema> {
  return { name, row, unique, texts, money, pictures }
}

const ITEM = ['store', 'of', 'item']
const PRICES = ['price', 'dealPrice']

/** In the order in which they refer to each other. */
export const FILES = {
  categories: file('categories.csv', categoriesFile, { unique: ['id'], texts: ['name'] }),
  shortcuts: file('shortcuts.csv', shortcutsFile, { texts: ['text'], pictures: ['picture'] }),
  stores: file('stores.csv', storeFile, {
    unique: ['key'],
    texts: ['name'],
    money: [...MONEY_SETTINGS, 'surchargeAmount'],
    pictures: ['logo', 'pictures'],
  }),
  hours: file('hours.csv', hoursFile, { unique: ['store', 'of', 'day', 'opens'] }),
  holidays: file('holidays.csv', holidaysFile, { unique: ['store', 'date'] }),
  announcements: file('announcements.csv', announcementsFile, { texts: ['text'] }),
  domains: file('domains.csv', domainsFile, { unique: ['store'] }),
  sections: file('sections.csv', sectionsFile, { unique: ['store', 'key'], texts: ['name'] }),
  dishes: file('dishes.csv', dishesFile, {
    unique: ['store', 'sku'],
    texts: ['name'],
    money: ['price'],
    pictures: ['picture'],
  }),
  dishHours: file('dish_hours.csv', dishHoursFile, { unique: ['store', 'sku', 'day', 'opens'] }),
  deals: file('deals.csv', dealsFile, {
    unique: ['store', 'key'],
    texts: ['name'],
    money: PRICES,
    pictures: ['pictures'],
  }),
  highlights: file('deal_highlights.csv', highlightsFile, { texts: ['text'] }),
  options: file('options.csv', optionsFile, { unique: [...ITEM, 'key'], texts: ['name'] }),
  choices: file('choices.csv', choicesFile, {
    unique: [...ITEM, 'option', 'key'],
    texts: ['name'],
    money: ['price'],
  }),
  coupons: file('coupons.csv', couponsFile, {
    unique: ['store', 'code'],
    texts: ['title'],
    money: ['amount', 'minSubtotal'],
  }),
} as const

export type FileKind = keyof typeof FILES
/** A row with all its columns, as an export writes it. */
export type RowOf<Kind extends FileKind> = z.output<(typeof FILES)[Kind]['row']>
/** What says which row one is. */
type Naming =
  | 'id'
  | 'store'
  | 'key'
  | 'sku'
  | 'code'
  | 'of'
  | 'item'
  | 'option'
  | 'deal'
  | 'day'
  | 'opens'
  | 'closes'
  | 'date'
/** A row as a file has it, which may leave columns out. */
export type GivenRow<Kind extends FileKind> = Partial<RowOf<Kind>> &
  Pick<RowOf<Kind>, Extract<keyof RowOf<Kind>, Naming>>

/** Kinds whose rows are found again by a key: such a file may leave out any column but those that name a row. */
const KEYED: readonly FileKind[] = [
  'categories',
  'stores',
  'sections',
  'dishes',
  'deals',
  'options',
  'choices',
  'coupons',
]

/** `dealPrice` is `deal_price`. */
export function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The columns of a file in their order, by name. */
export function columnsOf(kind: FileKind): Map<string, string> {
  return new Map(Object.keys(FILES[kind].row.shape).map((field) => [toColumn(field), field]))
}

/** Whether a row cannot do without a column: with those, a file is read; without one of the others, no row is new. */
export function isRequired(kind: FileKind, field: string): boolean {
  const { row }: CatalogueFile = FILES[kind]
  return !(row.shape[field] as z.ZodType).safeParse(undefined).success
}

/** Whether a file must have a column, since its rows are not found without it. */
export function namesRow(kind: FileKind, field: string): boolean {
  const { unique }: CatalogueFile = FILES[kind]
  return !KEYED.includes(kind) || unique.includes(field)
}
