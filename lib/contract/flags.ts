import { AMENITIES } from '@/lib/domain/codes/catalogue-codes'

/** The positions of a store's flag texts, in the documents' order. */
export const STORE_FLAGS = {
  kflg: [
    'v2p',
    'onlineOrder',
    'holdOrdering',
    'requireTableNumber',
    'waitlist',
    'waiterService',
    'reservation',
    'preorder',
    'stopOrderBeforeClose',
    'upsell',
    'deliveryFee',
    'flatFeeDeliveryDistance',
    'feePerKm',
    'timeInterval',
    'maxDeliveryDistance',
    'minDeliveryAmount',
    'placeholderImage',
    'displayFormat',
    'productDetailDisplay',
    'pagination',
    'landingPage',
    'p2v',
    'selfCheckout',
    'requireBillingAddress',
  ],
  aflg: AMENITIES,
  sflg: ['delivery', 'eatin', 'takeout'],
  pflg: [
    'creditCard',
    'cash',
    'points',
    'payLater',
    'wechat',
    'alipay',
    'paypalExpress',
    'stripe',
    'unionPay',
    'unionPayExpress',
  ],
} as const

export type FlagText = keyof typeof STORE_FLAGS
export type FlagName<K extends FlagText> = (typeof STORE_FLAGS)[K][number]

/** Whether a text has any value: words that cannot be read say nothing, rather than no to everything. */
export function hasFlags(text: string | null | undefined): text is string {
  return /\d/.test(text ?? '')
}

/**
 * The values of a flag text by name: split by commas if it has any, else one character each. Missing or non-numeric
 * values are 0.
 */
export function parseFlags<K extends FlagText>(kind: K, text: string): Record<FlagName<K>, number> {
  const parts = text.includes(',') ? text.split(',') : [...text]
  const entries = STORE_FLAGS[kind].map((name, index) => [name, Number(parts[index]?.trim()) || 0])
  return Object.fromEntries(entries) as Record<FlagName<K>, number>
}
