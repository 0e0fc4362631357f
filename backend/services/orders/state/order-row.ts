import type { orders } from '@/backend/db/schema/orders'

/** An order as its row has it. */
export type OrderRow = typeof orders.$inferSelect
