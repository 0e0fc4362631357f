import type { z } from 'zod'
import { choicesFile, dealsFile, dishesFile, highlightsFile, optionsFile, sectionsFile } from './menu-files'
import {
  announcementsFile,
  categoriesFile,
  couponsFile,
  dealHoursFile,
  dishHoursFile,
  domainsFile,
  holidaysFile,
  hoursFile,
  sectionHoursFile,
  shortcutsFile,
  taxesFile,
} from './shop-files'
import { MONEY_SETTINGS, storeFile } from './store-file'

export interface CatalogueFile<Schema extends z.ZodObject = z.ZodObject> {
  name: string
  row: Schema
  /** columns that identify a row of the file together */
  unique: readonly string[]
  /** texts that need at least one language */
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

/** The files of a catalogue in the order of their references. */
export const FILES = {
  categories: file('categories.csv', categoriesFile, { unique: ['id'], texts: ['name'] }),
  shortcuts: file('shortcuts.csv', shortcutsFile, { texts: ['text'], pictures: ['picture'] }),
  stores: file('stores.csv', storeFile, {
    unique: ['key'],
    texts: ['name'],
    money: [...MONEY_SETTINGS, 'surchargeAmount'],
    pictures: ['logo', 'pictures'],
  }),
  taxes: file('taxes.csv', taxesFile, { unique: ['store', 'country', 'region', 'taxClass', 'label', 'validFrom'] }),
  hours: file('hours.csv', hoursFile, { unique: ['store', 'of', 'day', 'opens'] }),
  holidays: file('holidays.csv', holidaysFile, { unique: ['store', 'date', 'opens'] }),
  announcements: file('announcements.csv', announcementsFile, { texts: ['text'] }),
  domains: file('domains.csv', domainsFile, { unique: ['store'] }),
  sections: file('sections.csv', sectionsFile, { unique: ['store', 'key'], texts: ['name'] }),
  sectionHours: file('section_hours.csv', sectionHoursFile, { unique: ['store', 'section', 'day', 'opens'] }),
  dishes: file('dishes.csv', dishesFile, {
    unique: ['store', 'sku'],
    texts: ['name'],
    money: ['price', 'regularPrice'],
    pictures: ['picture'],
  }),
  dishHours: file('dish_hours.csv', dishHoursFile, { unique: ['store', 'sku', 'day', 'opens'] }),
  deals: file('deals.csv', dealsFile, {
    unique: ['store', 'key'],
    texts: ['name'],
    money: ['price', 'dealPrice'],
    pictures: ['pictures'],
  }),
  dealHours: file('deal_hours.csv', dealHoursFile, { unique: ['store', 'deal', 'day', 'opens'] }),
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
/** A row with all columns, as an export writes it. */
export type RowOf<Kind extends FileKind> = z.output<(typeof FILES)[Kind]['row']>
/** Fields that identify a row. */
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
/** A row of a file, which may lack columns. */
export type GivenRow<Kind extends FileKind> = Partial<RowOf<Kind>> &
  Pick<RowOf<Kind>, Extract<keyof RowOf<Kind>, Naming | (Kind extends 'sectionHours' ? 'section' : never)>>

/** Kinds whose rows have a key: their files may lack any column that does not identify a row. */
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

/** The column of a field: `deal_price` for `dealPrice`. */
export function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The fields of a file by their column, in order. */
export function columnsOf(kind: FileKind): Map<string, string> {
  return new Map(Object.keys(FILES[kind].row.shape).map((field) => [toColumn(field), field]))
}

/** Whether a new row needs a field. */
export function isRequired(kind: FileKind, field: string): boolean {
  const { row }: CatalogueFile = FILES[kind]
  return !(row.shape[field] as z.ZodType).safeParse(undefined).success
}

/** Whether a file needs a field, since it identifies the rows. */
export function namesRow(kind: FileKind, field: string): boolean {
  const { unique }: CatalogueFile = FILES[kind]
  return !KEYED.includes(kind) || unique.includes(field)
}
