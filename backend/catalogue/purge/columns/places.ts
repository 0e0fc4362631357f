import type { Table } from 'drizzle-orm'

/**
 * Where a column is shown: the pages of the row's deals; of its store, deals included; lists; everything on the store's
 * own domain.
 */
export type Place = 'deal' | 'store' | 'lists' | 'domain'

/** Where each column of a table is shown. A new column does not compile without it. */
export type ShownColumns<T extends Table> = Readonly<Record<keyof T['$inferSelect'], readonly Place[]>>

/** No page shows it, it never changes, or a minute is soon enough. */
export const NOWHERE: readonly Place[] = []
export const STORE: readonly Place[] = ['store']
export const LISTS: readonly Place[] = ['lists']
export const STORE_AND_LISTS: readonly Place[] = ['store', 'lists']
export const DEAL: readonly Place[] = ['deal']
export const DEAL_AND_STORE: readonly Place[] = ['deal', 'store']
export const DEAL_AND_LISTS: readonly Place[] = ['deal', 'store', 'lists']
