/** A discount as every language writes it; each message takes the part it needs. */
export type DiscountWords = {
  /** 30 in `30% off` */
  percent: number
  /** 7 in `7 折`, 6.5 in `6.5 折`: the tenths of the price that are left, as mainland China writes them */
  fold: string
  /** `fold` without its point, 65 in `65 折`, as Taiwan writes it */
  foldDigits: string
}

export function discountWords(percent: number): DiscountWords {
  const fold = `${(100 - percent) / 10}`
  // below one tenth the point must stay: 05 折 is not a number
  const foldDigits = fold.startsWith('0.') ? fold : fold.replace('.', '')
  return { percent, fold, foldDigits }
}
