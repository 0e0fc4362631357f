export const giftCardsKey = ['GET /api/gift-cards'] as const
export const giftCardHistoryKey = (code: string) => ['GET /api/gift-cards/history', code] as const
export const pointsKey = ['GET /api/points'] as const
