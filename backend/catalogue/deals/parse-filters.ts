export interface DealFilters {
  /** minimum discount in whole percent; 0 for any */
  minDiscount: number
  /** more than this many sold; -1 for any */
  soldOver: number
}

/** The slider moves in steps of ten: `0100` can only be 30; `1000` comes from 10 and 20, and means the lower one. */
const MIN_DISCOUNT: Record<string, number> = { 1000: 10, '0100': 30, '0010': 40, '0001': 50, '0000': 60 }
const SOLD_OVER: Record<string, number> = { 1000: 50, '0100': 200, '0010': 500, '0000': 1000 }

/** Parses `0,{discount},{sold}`; an unknown part does not filter. An exact minimum discount replaces the flag's. */
export function parseFilters(flag: string | undefined, minDiscount: number | undefined): DealFilters {
  const [, discount = '0', sold = '0'] = (flag ?? '').split(',')
  return { minDiscount: minDiscount ?? MIN_DISCOUNT[discount] ?? 0, soldOver: SOLD_OVER[sold] ?? -1 }
}
