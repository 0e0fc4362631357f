export const ordersKey = (page: number) => ['GET /api/orders', page] as const
export const recentOrdersKey = ['GET /api/account/recent-orders'] as const
export const orderKey = (id: string) => ['GET /api/orders/[id]', id] as const
