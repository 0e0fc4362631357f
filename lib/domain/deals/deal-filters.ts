import { roundDegrees } from '@/lib/domain/places/places'
import { MAX_DEAL_PAGE } from './deal-pages'
import { DEAL_SORTS, type DealSort } from './deals'

const DEFAULT_SORT: DealSort = 'best_match'
export const SORT_KEYS = Object.keys(DEAL_SORTS) as DealSort[]
/** `amtSold` in the URL: minimum sales, exclusive. */
export const SOLD_VALUES = [50, 200, 500, 1000] as const
/** The discount slider, in percent; 0 clears it. */
export const DISCOUNT_RANGE = { min: 0, max: 60, step: 10 } as const

export interface BrowseFilters {
  query?: string
  /** four digits, as all ids of categories */
  category?: number
  category2?: number
  category3?: number
  /** percent, 10 to 60 */
  discount?: number
  amtSold?: number
  /** a sort id of DEAL_SORTS */
  sort?: number
  lat?: number
  lon?: number
  page?: number
}

type RawParams = Record<string, string | string[] | undefined>

/** Undefined when blank. */
export function searchText(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}

/** Drops what no list of deals can have: an unknown value is a URL like any other. */
export function parseBrowseFilters(params: RawParams): BrowseFilters {
  const text = (name: string) => {
    const value = params[name]
    return Array.isArray(value) ? value[0] : value
  }
  const number = (name: string, accepts: (value: number) => boolean) => {
    const value = Number(text(name) || Number.NaN)
    return accepts(value) ? value : undefined
  }
  const whole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to
  const category = (value: number) => whole(value, 1000, 9999)
  const degrees = (name: string, most: number) => {
    const value = number(name, (angle) => Math.abs(angle) <= most)
    return value === undefined ? undefined : roundDegrees(value)
  }
  const filters: BrowseFilters = {
    query: searchText(text('query'))?.slice(0, 100),
    category: number('category', category),
    category2: number('category2', category),
    category3: number('category3', category),
    discount: number('discount', isDiscount),
    amtSold: number('amtSold', (value) => SOLD_VALUES.some((sold) => sold === value)),
    sort: number('sort', (value) => Object.values<number>(DEAL_SORTS).includes(value)),
    lat: degrees('lat', 90),
    lon: degrees('lon', 180),
    page: number('page', (value) => whole(value, 1, MAX_DEAL_PAGE)),
  }
  return filters
}

function isDiscount(value: number): boolean {
  return value > DISCOUNT_RANGE.min && value <= DISCOUNT_RANGE.max && value % DISCOUNT_RANGE.step === 0
}

/** Selecting the same amount again clears it. */
export function toggleSold(current: number | undefined, chosen: number): number | undefined {
  return current === chosen ? undefined : chosen
}

const NO_FILTER = '0'
/** Codes as printed in the documents, including the questionable `0000` at the top of each list. */
const DISCOUNT_CODES: readonly (readonly [upTo: number, code: string])[] = [
  [20, '1000'],
  [30, '0100'],
  [40, '0010'],
  [50, '0001'],
  [Number.POSITIVE_INFINITY, '0000'],
]
const SOLD_CODES: Record<number, string> = { 50: '1000', 200: '0100', 500: '0010', 1000: '0000' }

/** The filter flag of a deal list call: `0,{discount},{sold}`. */
export function filterFlag({ discount, amtSold }: Pick<BrowseFilters, 'discount' | 'amtSold'>): string {
  const discountCode = discount ? DISCOUNT_CODES.find(([upTo]) => discount <= upTo)?.[1] : undefined
  const soldCode = amtSold ? SOLD_CODES[amtSold] : undefined
  return `0,${discountCode ?? NO_FILTER},${soldCode ?? NO_FILTER}`
}

/** The default for an unknown one. */
export function sortKey(id: number | undefined): DealSort {
  return SORT_KEYS.find((key) => DEAL_SORTS[key] === id) ?? DEFAULT_SORT
}
