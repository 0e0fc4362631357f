export const LINE_KIND = { goods: 0, giftCard: 1, amount: 2 } as const

export type LineKind = (typeof LINE_KIND)[keyof typeof LINE_KIND]
