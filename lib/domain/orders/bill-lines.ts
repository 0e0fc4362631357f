export type BillKey =
  | 'subtotal'
  | 'discount'
  | 'store_discount'
  | 'coupon_discount'
  | 'discounts_and_payments'
  | 'surcharge'
  | 'store_surcharge'
  | 'order_surcharge'
  | 'shipping_handling'
  | 'meal_delivery'
  | 'delivery_fee'
  | 'total_before_tax'
  | 'tax'
  | 'tax_included'
  | 'tips'
  | 'order_total'
  | 'giftcard_payment'
  | 'points_payment'
  | 'other_payment'
  | 'total_paid'
  | 'total_due'
  | 'refunded'
  | 'refund_pending'
  | 'total'

export interface BillLine {
  key: BillKey
  /** replaces the label, as for a tax or a surcharge */
  name?: string
  /** follows the label: the code of a coupon */
  detail?: string
  /** minor units; negative for what is taken off the next sum */
  amount: number
}

/** Minor units. */
export interface BillTax {
  label: string
  amount: number
  /** under which the store collects it */
  number?: string
  /** the prices contain it */
  isIncluded?: boolean
}

/** Minor units; discounts and payments are positive. */
export interface Bill {
  subtotal: number
  /** what neither the store's nor the coupon's discount explains */
  otherDiscount?: number
  storeDiscount: number
  couponDiscount: number
  couponCode?: string
  surcharges: readonly { label: string; value: number | null }[]
  shippingFee: number
  /** for which some languages have another word than for a parcel */
  isMealDelivery?: boolean
  /** what some APIs send in place of `shippingFee` */
  deliveryFee?: number
  totalBeforeTax: number
  tax: number
  /** an unnamed tax is named after the place */
  taxes: readonly BillTax[]
  tips: number
  orderTotal: number
  giftCardPayment: number
  pointsPayment: number
  totalPaid?: number
  /** with what the rest was paid, as it is called */
  paidWith?: string | undefined
  totalDue?: number
  refunded?: number
  refundPending?: number
}

/** Zero lines are omitted except those in `always`. `place` is where it is taxed. */
export function billLines(
  bill: Bill,
  place: { country: string; region: string } | null,
  always: readonly BillKey[] = [],
): BillLine[] {
  const contained = bill.taxes.filter(({ isIncluded }) => isIncluded)
  const added = bill.taxes.filter(({ isIncluded }) => !isIncluded)
  const unnamed = { label: taxLabel(place) ?? '', amount: bill.tax }
  const inPrices = contained.reduce((sum, { amount }) => sum + amount, 0)
  // before anything is paid, credit is taken off what is due; then it is a part of what was paid
  const sign = bill.totalPaid ? 1 : -1
  const lines: (Omit<BillLine, 'name'> & { name?: string | undefined })[] = [
    { key: 'subtotal', amount: bill.subtotal },
    { key: 'discount', amount: -(bill.otherDiscount ?? 0) },
    { key: 'store_discount', amount: -bill.storeDiscount },
    { key: 'coupon_discount', detail: bill.couponCode ?? '', amount: -bill.couponDiscount },
    ...bill.surcharges.map(({ label, value }) => ({ key: 'surcharge', name: label, amount: value ?? 0 }) as const),
    { key: bill.isMealDelivery ? 'meal_delivery' : 'shipping_handling', amount: bill.shippingFee },
    { key: 'delivery_fee', amount: bill.deliveryFee ?? 0 },
    { key: 'total_before_tax', amount: bill.totalBeforeTax - inPrices },
    ...(added.length > 0 ? added : [unnamed]).map(addedLine),
    { key: 'tips', amount: bill.tips },
    { key: 'order_total', amount: bill.orderTotal },
    ...contained.map(containedLine),
    { key: 'giftcard_payment', amount: sign * bill.giftCardPayment },
    { key: 'points_payment', amount: sign * bill.pointsPayment },
    { key: 'other_payment', name: bill.paidWith, amount: paidOtherwise(bill) },
    { key: 'total_paid', amount: bill.totalPaid ?? 0 },
    { key: 'total_due', amount: bill.totalDue ?? 0 },
    { key: 'refunded', amount: bill.refunded ?? 0 },
    { key: 'refund_pending', amount: bill.refundPending ?? 0 },
  ]
  return lines
    .filter(({ key, amount }) => amount !== 0 || always.includes(key))
    .map(({ name, ...line }) => (name ? { ...line, name } : line))
}

const addedLine = ({ label, number, amount }: BillTax) =>
  ({ key: 'tax', name: label, detail: number ?? '', amount }) as const

const containedLine = ({ label, number, amount }: BillTax) =>
  ({ key: 'tax_included', detail: [label, number].filter(Boolean).join(' '), amount }) as const

/** Minor units that neither gift card nor points paid, where one of them did: what a card's statement shows. */
function paidOtherwise({ totalPaid = 0, giftCardPayment, pointsPayment }: Paid): number {
  const credit = giftCardPayment + pointsPayment
  return credit > 0 ? Math.max(0, totalPaid - credit) : 0
}

type Paid = Pick<Bill, 'totalPaid' | 'giftCardPayment' | 'pointsPayment'>

const HARMONISED = ['ON', 'NB', 'NL', 'NS', 'PE']

/** Null for the generic word. */
export function taxLabel(place: { country: string; region: string } | null): 'HST' | 'GST' | 'VAT' | null {
  if (place?.country === 'CA') return HARMONISED.includes(place.region.trim().toUpperCase()) ? 'HST' : 'GST'
  return place?.country === 'US' ? 'VAT' : null
}
