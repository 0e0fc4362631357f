/** The group-sale category, as on the wire and in the database. */
export const STORE_TYPE = { restaurant: 1, groupSale: 2, travel: 3, shopping: 4, service: 5 } as const

export type StoreType = (typeof STORE_TYPE)[keyof typeof STORE_TYPE]
