import type { SavedSearch } from '@/lib/domain/orders/saved-search'

export const ordersKey = (page: number, search: SavedSearch) => ['GET /api/orders', page, search] as const
export const recentOrdersKey = ['GET /api/account/recent-orders'] as const
export const orderKey = (id: string) => ['GET /api/orders/[id]', id] as const
