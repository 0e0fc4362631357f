/** `c_id` of the category tree and of the filters. */
export const CATEGORY_CODE = { restaurant: 1, groupsale: 2, travel: 3, shopping: 4, service: 5 } as const

export type CategoryCode = (typeof CATEGORY_CODE)[keyof typeof CATEGORY_CODE]
