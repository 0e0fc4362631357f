/** What an address of a checkout is for, as the wire writes it. */
export const ADDRESS_TYPE = { shipping: 1, billing: 2 } as const

export type AddressType = (typeof ADDRESS_TYPE)[keyof typeof ADDRESS_TYPE]
